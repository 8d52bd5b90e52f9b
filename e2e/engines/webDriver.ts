/** A session of a W3C WebDriver: the few commands that the matrix needs. */
export type WebDriver = {
  readonly capabilities: Readonly<Record<string, unknown>>;
  readonly send: <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>;
  readonly end: () => Promise<void>;
};

async function call<Value>(method: string, url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { readonly value: Value & { readonly error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.error}: ${value.message}`);
  return value;
}

/**
 * Opens a session at a driver.
 *
 * @param driver the address of the driver
 * @see https://www.w3.org/TR/webdriver2/
 */
export async function openSession(driver: string, capabilities: object): Promise<WebDriver> {
  type Session = { readonly sessionId: string; readonly capabilities: Readonly<Record<string, unknown>> };
  const body = { capabilities: { alwaysMatch: capabilities } };
  const session = await call<Session>('POST', `${driver}/session`, body);
  const base = `${driver}/session/${session.sessionId}`;
  return {
    capabilities: session.capabilities,
    send: (method, path, data) => call(method, base + path, data),
    end: () => call('DELETE', base),
  };
}
