import { MAX_RECONNECT_MS, reconnectDelay } from './reconnectDelay.ts';
import type { PageEvent, PlainSocket, Surroundings } from './surroundings.ts';

/** A server that has sent nothing for this long may be gone although the connection is open. */
export const STALE_AFTER_MS = 30_000;
/** A connection that is silent for this long is replaced by a new one. */
export const GIVE_UP_AFTER_MS = 60_000;
/** How long a hidden page keeps its connection, unless it plays sounds (`isHeard`). */
export const HIDDEN_CLOSE_MS = 300_000;
/** The timeout of the handshake. */
export const CONNECT_TIMEOUT_MS = 10_000;
/** A connection that is not needed any more is ended after this long, if it has not opened or the server is silent. */
export const CLOSE_TIMEOUT_MS = 1000;

/** The state of a connection. */
export type SocketState = 'connecting' | 'live' | 'stale' | 'offline';

/**
 * Why there is no connection: the browser refuses to open one (`setup`), it does not support WebSocket
 * (`unsupported`), or the last attempt failed (`unreachable`).
 */
export type SocketProblem = 'setup' | 'unsupported' | 'unreachable';

/** The state, and why there is no connection. */
export type SocketStatus = { readonly state: SocketState; readonly problem: SocketProblem | undefined };

export type SocketEvents = {
  readonly onText: (text: string) => void;
  readonly onStatus: (status: SocketStatus) => void;
};

/**
 * A WebSocket that only receives and reconnects by itself.
 *
 * - `connecting` until it opens and after it was lost, `live` while the server sends, `stale` after {@link
 *   STALE_AFTER_MS} of silence, `offline` instead of `connecting` while the browser has no network, which a server on
 *   the user's own machine does not need.
 * - A lost connection is retried after {@link reconnectDelay}; at once when the network returns, or when the page
 *   becomes visible or leaves the back/forward cache, even if the connection is open but was silent for too long.
 *   Receiving a message, not opening the connection, resets the count of attempts.
 * - While the browser reports no network, the socket still tries every {@link MAX_RECONNECT_MS}, because the browser
 *   may be wrong.
 * - A page that is hidden for {@link HIDDEN_CLOSE_MS} closes the connection, unless it plays sounds, and reconnects
 *   only when it is shown again.
 */
export class ReconnectingSocket {
  readonly #url: string;
  readonly #events: SocketEvents;
  readonly #around: Surroundings;
  readonly #stopWatching: () => void;
  #socket: PlainSocket | undefined;
  #status: SocketStatus = { state: 'connecting', problem: undefined };
  #attempts = 0;
  /** When the connection was created, opened, or last received something. */
  #activeAt = 0;
  #asleep = false;
  #isClosed = false;
  #isConstructed = false;
  #cancelRetry = () => {};
  #cancelSilence = () => {};
  #cancelSleep = () => {};

  /** Connects at once. A first status is reported in a microtask, so that its receiver can already close the socket. */
  constructor(url: string, events: SocketEvents, around: Surroundings) {
    this.#url = url;
    this.#events = events;
    this.#around = around;
    this.#stopWatching = around.watch((event) => this.#onPageEvent(event));
    this.#connect();
    if (around.isHidden()) this.#onPageEvent('hidden');
    this.#isConstructed = true;
  }

  /**
   * Connects now instead of after the delay. Does nothing while the connection is live, closed permanently, or closed
   * because the page is hidden.
   */
  retry(): void {
    if (this.#status.state !== 'live') this.#connect();
  }

  /** Closes the connection permanently. No event follows, even if it is called from an event handler. */
  close(): void {
    this.#isClosed = true;
    this.#stopWatching();
    this.#cancelSleep();
    this.#drop();
  }

  /** Must be the last step of a change, because the receiver of the status may retry, close the socket or throw. */
  #setStatus(state: SocketState, problem: SocketProblem | undefined): void {
    if (this.#isClosed || (this.#status.state === state && this.#status.problem === problem)) return;
    const status = { state, problem };
    this.#status = status;
    if (this.#isConstructed) this.#events.onStatus(status);
    else queueMicrotask(() => !this.#isClosed && this.#status === status && this.#events.onStatus(status));
  }

  #onPageEvent(event: PageEvent): void {
    switch (event) {
      case 'hidden':
        this.#cancelSleep();
        this.#cancelSleep = this.#around.later(() => {
          if (this.#around.isHeard?.() === true) this.#onPageEvent('hidden');
          else this.#sleep();
        }, HIDDEN_CLOSE_MS);
        break;
      case 'shown':
        this.#cancelSleep();
        this.#asleep = false;
        this.#refresh();
        break;
      case 'left':
        // A page with an open connection is not kept in the back/forward cache.
        this.#sleep();
        break;
      case 'restored':
        // Its tab may be in the background.
        this.#onPageEvent(this.#around.isHidden() ? 'hidden' : 'shown');
        break;
      case 'online':
        this.#refresh();
        break;
      case 'offline':
        if (this.#around.isLocal) break;
        this.#drop();
        this.#tryLater();
        this.#setStatus('offline', undefined);
        break;
    }
  }

  #sleep(): void {
    this.#asleep = true;
    this.#drop();
    this.#setUnconnected(undefined);
  }

  #refresh(): void {
    // Timers do not run while a machine sleeps, so the silence is measured by the clock.
    const isSilent = this.#around.now() - this.#activeAt > STALE_AFTER_MS;
    const { state } = this.#status;
    // An attempt that was made without a network is replaced instead of awaited.
    if (this.#socket === undefined || state === 'stale' || state === 'offline' || isSilent) this.#connect();
  }

  #connect(): void {
    if (this.#isClosed) return;
    this.#drop();
    if (this.#asleep) {
      this.#setUnconnected(undefined);
      return;
    }
    let socket: PlainSocket | undefined;
    try {
      socket = this.#around.open(this.#url);
    } catch {
      this.#tryLater();
      this.#setStatus('connecting', 'setup');
      return;
    }
    if (socket === undefined) this.#setStatus('connecting', 'unsupported');
    else this.#listen(socket);
  }

  #listen(socket: PlainSocket): void {
    this.#socket = socket;
    this.#activeAt = this.#around.now();
    this.#cancelSilence = this.#around.later(() => this.#lose(socket), CONNECT_TIMEOUT_MS);
    socket.onopen = () => {
      this.#activeAt = this.#around.now();
      this.#restartSilenceTimer(socket);
      this.#setStatus('live', undefined);
    };
    socket.onmessage = ({ data }: { readonly data: unknown }) => {
      this.#attempts = 0;
      this.#activeAt = this.#around.now();
      this.#restartSilenceTimer(socket);
      this.#setStatus('live', undefined);
      // Our server sends text; anything else is from another server.
      if (typeof data === 'string' && this.#socket === socket) this.#events.onText(data);
    };
    // Node 22 sends no close event after a failed handshake. The listener stays when the socket is dropped, because the
    // package `ws` throws an error that nothing listens to.
    socket.onerror = () => this.#lose(socket);
    socket.onclose = () => this.#lose(socket);
    this.#setUnconnected(this.#status.problem);
  }

  #restartSilenceTimer(socket: PlainSocket): void {
    this.#cancelSilence();
    this.#cancelSilence = this.#around.later(() => {
      this.#cancelSilence = this.#around.later(() => this.#lose(socket), GIVE_UP_AFTER_MS - STALE_AFTER_MS);
      this.#setStatus('stale', undefined);
    }, STALE_AFTER_MS);
  }

  #lose(socket: PlainSocket): void {
    if (this.#socket !== socket) return;
    const wasLive = this.#status.state === 'live' || this.#status.state === 'stale';
    this.#drop();
    this.#tryLater();
    // A lost connection is not a problem yet; one that cannot be opened is.
    this.#setUnconnected(wasLive ? undefined : 'unreachable');
  }

  #tryLater(): void {
    const lacksNetwork = this.#lacksNetwork();
    // A failed attempt without a network is not the fault of the server, so it does not count.
    if (!lacksNetwork) this.#attempts += 1;
    const delay = lacksNetwork ? MAX_RECONNECT_MS : reconnectDelay(this.#attempts, this.#around.random());
    this.#cancelRetry = this.#around.later(() => this.#connect(), delay);
  }

  /** A server on the user's own machine needs no network. */
  #lacksNetwork(): boolean {
    return !this.#around.isOnline() && !this.#around.isLocal;
  }

  #setUnconnected(problem: SocketProblem | undefined): void {
    if (this.#lacksNetwork()) this.#setStatus('offline', undefined);
    else this.#setStatus('connecting', problem);
  }

  /** Drops the connection, if there is one, and every timer except the one for a hidden page. */
  #drop(): void {
    this.#cancelRetry();
    this.#cancelSilence();
    const socket = this.#socket;
    this.#socket = undefined;
    if (socket === undefined) return;
    socket.onmessage = null;
    socket.onclose = null;
    if (socket.readyState === socket.CONNECTING) {
      // Closing it at once would log an error to the console of each page that is left early. A handshake that never
      // ends has to be closed: browsers delay the next one to the same host until then, and Node does not end before.
      const cancelClose = this.#around.later(() => socket.close(), CLOSE_TIMEOUT_MS);
      socket.onclose = cancelClose;
      socket.onopen = () => {
        cancelClose();
        this.#closeOpened(socket);
      };
    } else if (socket.readyState !== socket.CLOSED) this.#closeOpened(socket);
  }

  /** Node does not end while a server does not answer the close, and each socket that it leaves open stays so. */
  #closeOpened(socket: PlainSocket): void {
    socket.close();
    if (socket.terminate === undefined) return;
    socket.onclose = this.#around.later(() => socket.terminate?.(), CLOSE_TIMEOUT_MS);
  }
}
