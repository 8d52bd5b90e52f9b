import { SiteError } from '../http/site/readSiteManifest.ts';
import { ADDRESS_DEFAULTS, ConfigError } from './config.ts';

/** The environment; only the variables that select an address are read. */
type Variables = Readonly<Record<string, string | undefined>>;

/** The fields of an error of Node that name what failed. */
type SystemError = Error & {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly port?: unknown;
  readonly address?: unknown;
  readonly hostname?: unknown;
  readonly path?: unknown;
};

const DEFAULTS: Variables = { ...ADDRESS_DEFAULTS, PORT: String(ADDRESS_DEFAULTS.PORT) };
const LAST_PORT = 65_535;

function settingOf(variables: Variables, name: string): string | undefined {
  return variables[name]?.trim() || DEFAULTS[name];
}

/** The first of these variables with this value. */
function nameOf(value: unknown, variables: Variables, names: readonly string[]): string | undefined {
  return names.find((name) => settingOf(variables, name) === String(value));
}

/** A port beside the taken one, which no other variable names. */
function anotherPort(port: number, variables: Variables): number {
  const step = port < LAST_PORT - 1 ? 1 : -1;
  const next = port + step;
  return nameOf(next, variables, ['PORT', 'METRICS_PORT']) === undefined ? next : next + step;
}

/**
 * Describes an error that the operator can fix in one sentence; any other error is a bug and keeps its stack.
 *
 * @param portName the variable that selects the main port
 */
export function describeStartError(error: unknown, variables: Variables, portName = 'PORT'): string | undefined {
  if (error instanceof ConfigError || error instanceof SiteError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, port, address, hostname, path }: SystemError = error;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    const name = nameOf(address ?? hostname, variables, ['HOST', 'METRICS_HOST']);
    return name === undefined ? undefined : `${name} is not an address of this machine.`;
  }
  if (code === 'EACCES' && typeof path === 'string') return `This account may not access ${path}.`;
  if (syscall !== 'listen' || typeof port !== 'number') return undefined;
  const name = nameOf(port, variables, ['PORT', 'METRICS_PORT']) === 'METRICS_PORT' ? 'METRICS_PORT' : portName;
  if (code === 'EADDRINUSE') {
    const remedy = `${name}=${anotherPort(port, variables)}`;
    return `Port ${port} is taken by another program. Choose another one, such as ${remedy}.`;
  }
  return code === 'EACCES'
    ? `Port ${port} may not be used by this account. Choose one above 1023 in ${name}.`
    : undefined;
}
