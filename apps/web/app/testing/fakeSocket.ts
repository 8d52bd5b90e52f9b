/** What a test sees of a connection the page made, and what it lets the server do to it. */
export type FakeConnection = {
  readonly url: string;
  readonly isClosed: () => boolean;
  readonly accept: () => void;
  readonly say: (text: string) => void;
  /** Lost or refused, from the far end. */
  readonly cut: () => void;
};

/** A browser's WebSocket with a test at the far end. */
export function fakeSocket(url: string): { readonly socket: WebSocket; readonly connection: FakeConnection } {
  const socket = {
    CONNECTING: 0,
    readyState: 0,
    onopen: null as (() => void) | null,
    onmessage: null as ((message: { readonly data: unknown }) => void) | null,
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
    say: (data) => socket.onmessage?.({ data }),
    cut: () => {
      socket.readyState = 3;
      socket.onclose?.();
    },
  };
  return { socket: socket as unknown as WebSocket, connection };
}
