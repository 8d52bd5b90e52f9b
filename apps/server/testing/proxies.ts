import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';
import { until } from './until.ts';

export type ProxyServer = {
  /** The TLS port, on every loopback address. */
  readonly port: number;
  /** The port that redirects to it. */
  readonly plainPort: number;
  readonly stop: () => Promise<void>;
};

const SAMPLES = join(import.meta.dirname, '../deploy');
/** In the samples. */
const [HOST, SERVER] = ['tools.example.org', '127.0.0.1:4173'];

/** A self-signed certificate for the name in the samples. */
function selfSigned(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const words = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${HOST}`;
  execFileSync('openssl', [...words.split(' '), '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  return { certificate, key };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** Replaces what an operator would replace in a sample. Each placeholder must occur in it. */
function fillIn(sample: string, places: readonly (readonly [was: string, is: string])[]): string {
  return places.reduce((text, [was, is]) => {
    if (!text.includes(was)) throw new Error(`The sample has no ${was}`);
    return text.replaceAll(was, is);
  }, sample);
}

type Laid = { readonly words: readonly string[]; readonly program: string };

async function start(lay: (folder: string, port: number, plainPort: number) => Laid): Promise<ProxyServer> {
  const folder = mkdtempSync(join(tmpdir(), 'toolbox-proxy-'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const { program, words } = lay(folder, port, plainPort);
  const child: ChildProcess = spawn(program, words, {
    env: { PATH: process.env['PATH'], HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let problems = '';
  child.stderr?.on('data', (chunk) => {
    problems += chunk;
  });
  const failed = once(child, 'error').then(([error]) => {
    throw error;
  });
  await Promise.race([
    until(() => {
      if (child.exitCode !== null) throw new Error(`${program} ended: ${problems}`);
      return answers(port);
    }),
    failed,
  ]);
  failed.catch(() => undefined);
  return {
    port,
    plainPort,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * nginx with a sample from `deploy/` on loopback.
 *
 * @param sample the name of the file
 * @param places further replacements, besides ports, names and certificates
 */
export function startNginx(sample: string, places: readonly (readonly [string, string])[]): Promise<ProxyServer> {
  return start((folder, port, plainPort) => {
    const { certificate, key } = selfSigned(folder);
    const site = fillIn(readFileSync(join(SAMPLES, sample), 'utf8'), [
      ['listen 443 ', `listen ${port} `],
      ['listen [::]:443 ', `listen [::1]:${port} `],
      ['listen 80;', `listen ${plainPort};`],
      ['listen [::]:80;', `listen [::1]:${plainPort};`],
      [`/etc/letsencrypt/live/${HOST}/fullchain.pem`, certificate],
      [`/etc/letsencrypt/live/${HOST}/privkey.pem`, key],
      ...places,
    ]);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    // As Debian's nginx.conf includes it: with media types, compression on and a log.
    const types = 'include /etc/nginx/mime.types; default_type application/octet-stream; gzip on; sendfile on;';
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off; pid ${folder}/pid; error_log stderr; events {}\nhttp { ${types} access_log off; ${temporary}\n${site}}`,
    );
    return { program: 'nginx', words: ['-p', folder, '-c', join(folder, 'nginx.conf')] };
  });
}

/** Caddy with the sample from `deploy/` on loopback. */
export function startCaddy(server: string): Promise<ProxyServer> {
  return start((folder, port, plainPort) => {
    const { certificate, key } = selfSigned(folder);
    const site = fillIn(readFileSync(join(SAMPLES, 'Caddyfile'), 'utf8'), [
      [`\n${HOST} {`, `\n${HOST} {\n\ttls ${certificate} ${key}`],
      [SERVER, server],
    ]);
    const options = `{\n\tadmin off\n\thttps_port ${port}\n\thttp_port ${plainPort}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`;
    writeFileSync(join(folder, 'Caddyfile'), options + site);
    return { program: 'caddy', words: ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')] };
  });
}
