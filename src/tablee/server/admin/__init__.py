"""What whoever keeps the house can have done: orders, who may give them, and how they are carried out."""
