"""Learning from rendered pairs: samples, network, training, export."""
