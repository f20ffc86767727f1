"""`tablee admin`: orders for the house, whether it is open or not."""
