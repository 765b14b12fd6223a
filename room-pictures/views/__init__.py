"""What is seen through windows: outdoor scenes that are rendered once into pictures/, from which every room takes a part."""
