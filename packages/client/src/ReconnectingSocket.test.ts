import { describe, expect, it } from 'vitest';
import {
  CLOSE_TIMEOUT_MS,
  CONNECT_TIMEOUT_MS,
  GIVE_UP_AFTER_MS,
  HIDDEN_CLOSE_MS,
  ReconnectingSocket,
  STALE_AFTER_MS,
} from './ReconnectingSocket.ts';
import { MAX_RECONNECT_MS, RECONNECT_MS } from './reconnectDelay.ts';
import { fakeSurroundings } from './testing/fakeSurroundings.ts';

const URL = 'ws://feed/ws';

function setUp(prepare: (around: ReturnType<typeof fakeSurroundings>) => void = () => {}) {
  const around = fakeSurroundings();
  prepare(around);
  const statuses: string[] = [];
  const texts: string[] = [];
  const socket = new ReconnectingSocket(
    URL,
    {
      onText: (text) => texts.push(text),
      onStatus: ({ state, problem }) => statuses.push(problem === undefined ? state : `${state} ${problem}`),
    },
    around,
  );
  const newest = () => around.connections.at(-1) ?? expect.unreachable('no connection was made');
  return { around, socket, statuses, texts, newest };
}

function setUpLive() {
  const parts = setUp();
  parts.newest().accept();
  return parts;
}

describe('a connection', () => {
  it('is made at once, is live when it opens, and passes on what the server sends', () => {
    const { around, statuses, texts, newest } = setUpLive();
    expect(around.connections.map(({ url }) => url)).toEqual([URL]);
    newest().receive('hello');
    expect(texts).toEqual(['hello']);
    expect(statuses).toEqual(['live']);
  });

  it(`comes back after ${RECONNECT_MS} ms, again and again, without calling the first loss a trouble`, () => {
    const { around, statuses, newest } = setUpLive();
    newest().cut();
    expect(statuses.at(-1)).toBe('connecting');
    around.pass(RECONNECT_MS - 1);
    expect(around.connections).toHaveLength(1);
    around.pass(1);
    expect(around.connections).toHaveLength(2);
    newest().cut();
    expect(statuses.at(-1)).toBe('connecting unreachable');
    around.pass(RECONNECT_MS);
    newest().accept();
    expect(statuses.at(-1)).toBe('live');
  });

  it('waits longer from the seventh attempt on, and short again once the server has spoken', () => {
    const { around, newest } = setUp();
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      newest().cut();
      around.pass(RECONNECT_MS);
    }
    expect(around.connections).toHaveLength(7);
    around.pass(RECONNECT_MS);
    expect(around.connections).toHaveLength(8);
    newest().accept();
    newest().receive('hello');
    newest().cut();
    around.pass(RECONNECT_MS);
    expect(around.connections).toHaveLength(9);
  });

  it(`counts as failed where no answer comes within ${CONNECT_TIMEOUT_MS} ms`, () => {
    const { around, statuses } = setUp();
    around.pass(CONNECT_TIMEOUT_MS - 1);
    expect(statuses).toEqual([]);
    around.pass(1);
    expect(statuses).toEqual(['connecting unreachable']);
  });

  it('is made again where only an error event follows a refusal, once', () => {
    const { around, statuses, newest } = setUp();
    newest().fail();
    expect(statuses).toEqual(['connecting unreachable']);
    newest().cut();
    around.pass(RECONNECT_MS);
    expect([around.connections.length, around.timers()]).toEqual([2, 1]);
  });

  it('is closed for good, and no event follows', () => {
    const { around, socket, statuses, texts, newest } = setUpLive();
    socket.close();
    expect(newest().isClosed()).toBe(true);
    newest().receive('late');
    newest().cut();
    around.pass(HIDDEN_CLOSE_MS);
    expect([around.connections.length, statuses.length, texts.length]).toEqual([1, 1, 0]);
  });

  it('that is still being made is closed once it is open', () => {
    const { socket, newest } = setUp();
    socket.close();
    expect(newest().isClosed()).toBe(false);
    newest().accept();
    expect(newest().isClosed()).toBe(true);
  });

  it(`that is still being made ${CLOSE_TIMEOUT_MS} ms after it was closed or timed out does not stay open`, () => {
    const { around, socket, newest } = setUp();
    around.pass(CONNECT_TIMEOUT_MS + CLOSE_TIMEOUT_MS - 1);
    expect(newest().isClosed()).toBe(false);
    around.pass(1);
    expect(newest().isClosed()).toBe(true);
    around.pass(RECONNECT_MS);
    expect(around.connections).toHaveLength(2);
    socket.close();
    expect(newest().isClosed()).toBe(false);
    around.pass(CLOSE_TIMEOUT_MS);
    expect(newest().isClosed()).toBe(true);
  });

  it('that is refused after it was closed leaves no timer', () => {
    const { around, socket, newest } = setUp();
    socket.close();
    newest().cut();
    expect(around.timers()).toBe(0);
  });

  describe('of a WebSocket that can end without its server', () => {
    function setUpTerminable() {
      const around = fakeSurroundings();
      const terminated: string[] = [];
      const open = (url: string) => {
        const socket = around.open(url);
        return socket && Object.assign(socket, { terminate: () => terminated.push(url) });
      };
      const socket = new ReconnectingSocket(URL, { onText: () => {}, onStatus: () => {} }, { ...around, open });
      return { around, socket, terminated, connection: around.connections[0] ?? expect.unreachable() };
    }

    it.each(['closed', 'closed before it opens', 'silent'])('ends soon after it is %s', (when) => {
      const { around, socket, terminated, connection } = setUpTerminable();
      if (when === 'closed before it opens') socket.close();
      connection.accept();
      if (when === 'closed') socket.close();
      if (when === 'silent') around.pass(GIVE_UP_AFTER_MS);
      expect(connection.isClosed()).toBe(true);
      around.pass(CLOSE_TIMEOUT_MS - 1);
      expect(terminated).toEqual([]);
      around.pass(1);
      expect(terminated).toEqual([URL]);
    });

    it('leaves no timer once the server has closed it', () => {
      const { around, socket, terminated, connection } = setUpTerminable();
      connection.accept();
      socket.close();
      connection.cut();
      expect([around.timers(), terminated.length]).toEqual([0, 0]);
      const lost = setUpTerminable();
      lost.connection.accept();
      lost.connection.cut();
      lost.socket.close();
      expect(lost.around.timers()).toBe(0);
    });
  });

  it('is tried at once when asked, unless it is open', () => {
    const { around, socket, newest } = setUpLive();
    socket.retry();
    expect(around.connections).toHaveLength(1);
    newest().cut();
    socket.retry();
    expect(around.connections).toHaveLength(2);
    around.pass(RECONNECT_MS);
    expect(around.connections).toHaveLength(2);
  });

  it('is retried if the browser refuses it, but not without WebSocket support', async () => {
    const refused = setUp((around) => {
      around.opens = 'throws';
    });
    await Promise.resolve();
    refused.around.pass(RECONNECT_MS);
    expect(refused.statuses).toEqual(['connecting setup']);
    refused.around.opens = 'yes';
    refused.around.pass(RECONNECT_MS);
    expect(refused.around.connections).toHaveLength(1);
    const missing = setUp((around) => {
      around.opens = 'never';
    });
    await Promise.resolve();
    expect(missing.statuses).toEqual(['connecting unsupported']);
  });
});

describe('silence', () => {
  it(`is stale after ${STALE_AFTER_MS} ms, and live again after a message`, () => {
    const { around, statuses, newest } = setUpLive();
    around.pass(STALE_AFTER_MS - 1);
    expect(statuses).toEqual(['live']);
    around.pass(1);
    expect(statuses).toEqual(['live', 'stale']);
    newest().receive('heartbeat');
    expect(statuses).toEqual(['live', 'stale', 'live']);
  });

  it(`of ${GIVE_UP_AFTER_MS} ms ends the connection`, () => {
    const { around, statuses, newest } = setUpLive();
    const [first] = around.connections;
    around.pass(GIVE_UP_AFTER_MS);
    expect(first?.isClosed()).toBe(true);
    expect(statuses.at(-1)).toBe('connecting');
    around.pass(RECONNECT_MS);
    expect(newest()).not.toBe(first);
  });

  it('does not come where the server keeps speaking', () => {
    const { around, statuses, newest } = setUpLive();
    for (let beat = 0; beat < 10; beat += 1) {
      around.pass(15_000);
      newest().receive('heartbeat');
    }
    expect(statuses).toEqual(['live']);
  });
});

describe('the network', () => {
  it('that goes away is reported, and its return connects at once', () => {
    const { around, statuses, newest } = setUpLive();
    around.online = false;
    around.emit('offline');
    expect(newest().isClosed()).toBe(true);
    expect(statuses.at(-1)).toBe('offline');
    around.online = true;
    around.emit('online');
    expect(around.connections).toHaveLength(2);
    expect(statuses.at(-1)).toBe('connecting');
    around.pass(CONNECT_TIMEOUT_MS);
    expect(statuses.at(-1)).toBe('connecting unreachable');
    around.pass(RECONNECT_MS);
    expect(around.connections).toHaveLength(3);
    expect(statuses.at(-1)).toBe('connecting unreachable');
  });

  it('that is missing from the start as the browser says is tried nevertheless, because it may be wrong', async () => {
    const { around, statuses, newest } = setUp((surroundings) => {
      surroundings.online = false;
    });
    await Promise.resolve();
    expect(around.connections).toHaveLength(1);
    expect(statuses).toEqual(['offline']);
    newest().accept();
    newest().receive('heartbeat');
    expect(statuses).toEqual(['offline', 'live']);
    newest().cut();
    expect(statuses.at(-1)).toBe('offline');
  });

  it('that is missing is tried every 30 s, and at once when asked', () => {
    const { around, socket, statuses, newest } = setUpLive();
    around.online = false;
    around.emit('offline');
    around.pass(MAX_RECONNECT_MS - 1);
    expect(around.connections).toHaveLength(1);
    around.pass(1);
    expect(around.connections).toHaveLength(2);
    newest().cut();
    around.pass(MAX_RECONNECT_MS - 1);
    expect(around.connections).toHaveLength(2);
    socket.retry();
    expect(around.connections).toHaveLength(3);
    expect(statuses).toEqual(['live', 'offline']);
    newest().accept();
    expect(statuses).toEqual(['live', 'offline', 'live']);
  });

  it('that returns replaces what was tried without it, and begins with the short delay', () => {
    const { around, statuses, newest } = setUpLive();
    around.online = false;
    around.emit('offline');
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      around.pass(MAX_RECONNECT_MS);
      newest().cut();
    }
    around.pass(MAX_RECONNECT_MS);
    const made = around.connections.length;
    around.online = true;
    around.emit('online');
    expect([around.connections.length, statuses.at(-1)]).toEqual([made + 1, 'connecting']);
    newest().cut();
    around.pass(RECONNECT_MS);
    expect(around.connections).toHaveLength(made + 2);
  });

  it('is not needed for a server on the same machine', () => {
    const { around, statuses, newest } = setUp((surroundings) => {
      surroundings.online = false;
      surroundings.isLocal = true;
    });
    newest().accept();
    around.emit('offline');
    expect(statuses).toEqual(['live']);
    newest().cut();
    expect(statuses.at(-1)).toBe('connecting');
    around.pass(RECONNECT_MS);
    newest().cut();
    expect(statuses.at(-1)).toBe('connecting unreachable');
    around.pass(RECONNECT_MS);
    newest().accept();
    expect(statuses.at(-1)).toBe('live');
  });

  it('stays missing while the page that lacks it closes its connection', async () => {
    const { around, statuses } = setUp((surroundings) => {
      surroundings.online = false;
    });
    await Promise.resolve();
    around.emit('hidden');
    around.pass(HIDDEN_CLOSE_MS);
    around.emit('left');
    expect(statuses).toEqual(['offline']);
  });
});

describe('a page that is not seen', () => {
  it(`keeps its connection for ${HIDDEN_CLOSE_MS} ms, then opens one when it is shown`, () => {
    const { around, newest } = setUpLive();
    around.emit('hidden');
    for (let beat = 0; beat < 20; beat += 1) {
      around.pass(HIDDEN_CLOSE_MS / 20 - (beat === 19 ? 1 : 0));
      newest().receive('heartbeat');
    }
    expect(newest().isClosed()).toBe(false);
    around.pass(1);
    expect(newest().isClosed()).toBe(true);
    around.pass(HIDDEN_CLOSE_MS);
    expect(around.connections).toHaveLength(1);
    around.emit('shown');
    expect(around.connections).toHaveLength(2);
  });

  it('keeps its connection while it is heard, and no longer', () => {
    const { around, newest } = setUpLive();
    const hear = (ms: number) => {
      for (let passed = 0; passed < ms; passed += STALE_AFTER_MS / 2) {
        around.pass(STALE_AFTER_MS / 2);
        newest().receive('heartbeat');
      }
    };
    around.heard = true;
    around.emit('hidden');
    hear(3 * HIDDEN_CLOSE_MS);
    expect([around.connections.length, newest().isClosed()]).toEqual([1, false]);
    around.heard = false;
    hear(HIDDEN_CLOSE_MS);
    expect([around.connections.length, newest().isClosed()]).toEqual([1, true]);
  });

  it('and is seen again in time loses nothing', () => {
    const { around, newest } = setUpLive();
    around.emit('hidden');
    around.pass(1000);
    around.emit('shown');
    newest().receive('heartbeat');
    around.pass(STALE_AFTER_MS - 1);
    expect(around.connections).toHaveLength(1);
    expect(newest().isClosed()).toBe(false);
  });

  it('reconnects when it is shown, without the delay', () => {
    const { around, newest } = setUpLive();
    newest().cut();
    around.emit('hidden');
    around.emit('shown');
    expect(around.connections).toHaveLength(2);
  });

  it('and has closed its connection is not connected by the network or a retry', () => {
    const { around, socket, statuses, newest } = setUpLive();
    around.emit('hidden');
    around.pass(HIDDEN_CLOSE_MS);
    const made = around.connections.length;
    around.online = false;
    around.emit('offline');
    expect(statuses.at(-1)).toBe('offline');
    around.online = true;
    around.emit('online');
    expect(statuses.at(-1)).toBe('connecting');
    socket.retry();
    around.pass(HIDDEN_CLOSE_MS);
    expect(around.connections).toHaveLength(made);
    around.emit('shown');
    newest().accept();
    expect([around.connections.length, statuses.at(-1)]).toEqual([made + 1, 'live']);
  });

  it('and leaves the back/forward cache is connected when it is shown', () => {
    const { around } = setUpLive();
    around.emit('left');
    around.hidden = true;
    around.emit('hidden');
    around.emit('restored');
    around.pass(HIDDEN_CLOSE_MS);
    expect(around.connections).toHaveLength(1);
    around.hidden = false;
    around.emit('shown');
    expect(around.connections).toHaveLength(2);
    around.emit('restored');
    expect(around.connections).toHaveLength(2);
  });

  it('is connecting while it replaces a connection that was silent as long as the machine slept', () => {
    const { around, statuses, newest } = setUpLive();
    around.suspend(STALE_AFTER_MS + 1);
    around.emit('shown');
    expect(around.connections).toHaveLength(2);
    expect(statuses).toEqual(['live', 'connecting']);
    newest().cut();
    expect(statuses.at(-1)).toBe('connecting unreachable');
  });

  it('replaces a connection that was being made when the machine went to sleep', () => {
    const { around, statuses, newest } = setUp();
    around.suspend(STALE_AFTER_MS);
    around.emit('shown');
    expect(around.connections).toHaveLength(1);
    around.suspend(1);
    around.emit('shown');
    expect(around.connections).toHaveLength(2);
    newest().accept();
    expect(statuses).toEqual(['live']);
  });

  it('gives its connection up for the back/forward cache, and comes back with a new one', () => {
    const { around, newest } = setUpLive();
    around.emit('left');
    expect(newest().isClosed()).toBe(true);
    around.emit('restored');
    expect(around.connections).toHaveLength(2);
  });
});

describe('a connection that its own event acts on', () => {
  /** Closes the socket when it reports a status. */
  function closing(on: string) {
    const around = fakeSurroundings();
    const statuses: string[] = [];
    const texts: string[] = [];
    const socket = new ReconnectingSocket(
      URL,
      {
        onText: (text) => texts.push(text),
        onStatus: ({ state, problem }) => {
          statuses.push(problem ?? state);
          if (statuses.at(-1) === on) socket.close();
        },
      },
      around,
    );
    return { around, socket, statuses, texts };
  }

  it('is closed while it reports that it cannot be opened, and is not opened again', () => {
    const { around, statuses } = closing('unreachable');
    around.connections[0]?.cut();
    expect(statuses).toEqual(['unreachable']);
    around.pass(10 * HIDDEN_CLOSE_MS);
    expect(around.connections).toHaveLength(1);
  });

  it('is closed while it reports that it is live, and reports nothing else', () => {
    const { around, statuses, texts } = closing('live');
    around.connections[0]?.accept();
    around.connections[0]?.receive('late');
    around.pass(GIVE_UP_AFTER_MS);
    expect([statuses, texts, around.connections.length]).toEqual([['live'], [], 1]);
    expect(around.connections[0]?.isClosed()).toBe(true);
  });

  it('is retried while it reports that it is stale, and the new one is kept', () => {
    const around = fakeSurroundings();
    const statuses: string[] = [];
    const socket = new ReconnectingSocket(
      URL,
      {
        onText: () => {},
        onStatus: ({ state }) => {
          statuses.push(state);
          if (state === 'stale') socket.retry();
        },
      },
      around,
    );
    around.connections[0]?.accept();
    around.pass(STALE_AFTER_MS);
    around.connections[1]?.accept();
    around.pass(STALE_AFTER_MS - 1);
    expect(around.connections[1]?.isClosed()).toBe(false);
    expect(statuses).toEqual(['live', 'stale', 'connecting', 'live']);
  });

  it('is retried once, not twice, after a retry failed while it reported that the browser refuses it', () => {
    const around = fakeSurroundings();
    const randoms = [0, 1, 0];
    const socket = new ReconnectingSocket(
      URL,
      { onText: () => {}, onStatus: ({ problem }) => problem === 'setup' && socket.retry() },
      { ...around, random: () => randoms.shift() ?? 0 },
    );
    around.opens = 'throws';
    around.connections[0]?.cut();
    around.pass(RECONNECT_MS);
    around.opens = 'yes';
    around.pass(RECONNECT_MS);
    around.connections[1]?.accept();
    around.pass(RECONNECT_MS);
    expect(around.connections).toHaveLength(2);
    expect(around.connections[1]?.isClosed()).toBe(false);
  });

  it('is not refused by the browser where the receiver of a status throws', () => {
    const around = fakeSurroundings();
    const statuses: string[] = [];
    new ReconnectingSocket(
      URL,
      {
        onText: () => {},
        onStatus: ({ state, problem }) => {
          statuses.push(problem ?? state);
          if (statuses.length === 2) throw new Error('of the receiver');
        },
      },
      around,
    );
    around.emit('offline');
    expect(() => around.emit('online')).toThrow('of the receiver');
    around.connections[1]?.accept();
    expect(statuses).toEqual(['offline', 'connecting', 'live']);
  });

  it('is retried, and kept, where the receiver of every status throws', () => {
    const around = fakeSurroundings();
    const socket = new ReconnectingSocket(
      URL,
      {
        onText: () => {},
        onStatus: () => {
          throw new Error('of the receiver');
        },
      },
      around,
    );
    expect(() => around.connections[0]?.cut()).toThrow();
    around.pass(RECONNECT_MS);
    expect(() => around.connections[1]?.accept()).toThrow();
    around.pass(STALE_AFTER_MS - 1);
    expect(around.connections).toHaveLength(2);
    expect(around.connections[1]?.isClosed()).toBe(false);
    socket.close();
  });

  it('stays closed when it is retried', () => {
    const { around, socket } = closing('');
    socket.close();
    socket.retry();
    around.emit('shown');
    around.pass(HIDDEN_CLOSE_MS);
    expect(around.connections).toHaveLength(1);
  });

  it('is retried while it reports a loss, and makes one connection, not two', () => {
    const around = fakeSurroundings();
    const socket = new ReconnectingSocket(
      URL,
      { onText: () => {}, onStatus: ({ problem }) => problem === 'unreachable' && socket.retry() },
      around,
    );
    around.connections[0]?.cut();
    expect(around.connections).toHaveLength(2);
    around.connections[1]?.accept();
    around.connections[1]?.receive('here');
    around.pass(STALE_AFTER_MS - 1);
    expect(around.connections).toHaveLength(2);
  });
});
