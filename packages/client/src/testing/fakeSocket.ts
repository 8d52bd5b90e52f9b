/** A connection of the page as seen by a test, with the actions of its server. */
export type FakeConnection = {
  readonly url: string;
  readonly isClosed: () => boolean;
  readonly accept: () => void;
  readonly receive: (text: string) => void;
  /** Closes or refuses the connection from the server side. */
  readonly cut: () => void;
  /** Refuses the connection with an error and no close event, as in Node 22. */
  readonly fail: () => void;
};

/** A browser WebSocket whose server is the test. */
export function fakeSocket(url: string): { readonly socket: WebSocket; readonly connection: FakeConnection } {
  const socket = {
    CONNECTING: 0,
    CLOSED: 3,
    readyState: 0,
    onopen: null as (() => void) | null,
    onmessage: null as ((message: { readonly data: unknown }) => void) | null,
    onerror: null as (() => void) | null,
    onclose: null as (() => void) | null,
    close: () => {
      socket.readyState = 3;
    },
  };
  const connection: FakeConnection = {
    url,
    isClosed: () => socket.readyState === 3,
    accept: () => {
      socket.readyState = 1;
      socket.onopen?.();
    },
    receive: (data) => socket.onmessage?.({ data }),
    cut: () => {
      socket.readyState = 3;
      socket.onerror?.();
      socket.onclose?.();
    },
    fail: () => socket.onerror?.(),
  };
  return { socket: socket as unknown as WebSocket, connection };
}
