"""The house on the network: HTTP, WebSocket, storage. It speaks of views and facts only."""
