/** What the monitoring script records on a page. */
export type Watched = typeof globalThis & {
  /** Errors since the page began to load. */
  engineFindings: string[];
  /** Workers that were started, and how many of them responded. */
  engineWorkers: { started: number; answered: number };
  /** Sockets that were opened, and how many of them received a message. */
  engineSockets: { opened: number; received: number };
  /** Whether the site is stored on the device. */
  engineStored: boolean;
};

/** Clears what an earlier visit stored, and records errors. Runs in the page, before its scripts. */
export function watchPage(): void {
  const page = globalThis as Watched;
  const findings: string[] = [];
  const workers = { started: 0, answered: 0 };
  const sockets = { opened: 0, received: 0 };
  page.engineFindings = findings;
  page.engineWorkers = workers;
  page.engineSockets = sockets;
  page.engineStored = false;
  localStorage.clear();
  sessionStorage.clear();

  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...said: readonly unknown[]) => {
      findings.push(`console.${level}: ${said.map(String).join(' ').slice(0, 300)}`);
      write(...said);
    };
  }
  const onError = ({ target, message }: ErrorEvent) => {
    const kind = Object.prototype.toString.call(target);
    // Firefox reports this for a module that is preloaded twice, but loads it; also for the copy of a page that it
    // prints, whose elements are of another window.
    if (kind === '[object HTMLLinkElement]') return;
    const reason = message ?? `an event of ${kind}`;
    findings.push(target instanceof Element ? `not loaded: ${target.outerHTML.slice(0, 160)}` : `error: ${reason}`);
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => findings.push(`rejected: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    findings.push(`content policy: ${effectiveDirective} ${blockedURI}`),
  );

  navigator.serviceWorker?.ready.then(() => {
    page.engineStored = true;
  });
  page.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      sockets.opened += 1;
      this.addEventListener('message', () => (sockets.received += 1), { once: true });
    }
  };
  if (typeof Worker === 'undefined') return;
  page.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      workers.started += 1;
      this.addEventListener('message', () => (workers.answered += 1), { once: true });
    }
  };
}
