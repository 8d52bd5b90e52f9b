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
/** An address that this machine lacks, or cannot listen at, or a name without an address. */
const NO_ADDRESS: ReadonlySet<unknown> = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND']);
const NO_NAME_SERVER = 'EAI_AGAIN';

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
  const portSetting = nameOf(port, variables, ['PORT', 'METRICS_PORT']);
  if (NO_ADDRESS.has(code) || code === NO_NAME_SERVER) {
    // The address that a name leads to is in neither variable.
    const listening = syscall === 'listen' ? (portSetting === 'METRICS_PORT' ? 'METRICS_HOST' : 'HOST') : undefined;
    const name = nameOf(address ?? hostname, variables, ['HOST', 'METRICS_HOST']) ?? listening;
    if (name === undefined) return undefined;
    return code === NO_NAME_SERVER
      ? `The name in ${name} cannot be looked up, because no name server answers.`
      : `${name} is not an address of this machine.`;
  }
  if (code === 'EACCES' && typeof path === 'string') return `This account may not access ${path}.`;
  if (syscall !== 'listen' || typeof port !== 'number') return undefined;
  const name = portSetting === 'METRICS_PORT' ? portSetting : portName;
  if (code === 'EADDRINUSE') {
    const remedy = `${name}=${anotherPort(port, variables)}`;
    return `Port ${port} is taken by another program. Choose another one, such as ${remedy}.`;
  }
  return code === 'EACCES'
    ? `Port ${port} may not be used by this account. Choose one above 1023 in ${name}.`
    : undefined;
}
