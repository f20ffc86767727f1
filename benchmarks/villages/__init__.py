"""Les Loups-Garous under load: fifty villages of twenty-nine on one server process, the nights' beats included."""
