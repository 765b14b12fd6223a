"""Pictures painted with NumPy and OpenCV: art, rugs, textiles, wallpapers, views. Nothing is downloaded."""
