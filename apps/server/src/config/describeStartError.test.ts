import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { describeStartError } from './describeStartError.ts';

const failure = (fields: Readonly<Record<string, unknown>>) => Object.assign(new Error('failed'), fields);
const listen = (code: string, port: number, address = '127.0.0.1') =>
  failure({ code, syscall: 'listen', port, address });

describe('what prevents the start', () => {
  const both = { PORT: '6016', METRICS_PORT: ' 6001 ' };
  const taken = (port: number, remedy: string) =>
    `Port ${port} is taken by another program. Choose another one, such as ${remedy}.`;

  it.each([
    ['the main port', 6016, both, undefined, 'PORT=6017'],
    ['the port of the metrics', 6001, both, undefined, 'METRICS_PORT=6002'],
    ['the default port', 4173, { PORT: '', METRICS_PORT: '9000' }, undefined, 'PORT=4174'],
    ['a port beside the other one', 6000, { PORT: '6000', METRICS_PORT: '6001' }, undefined, 'PORT=6002'],
    ['the last port', 65_535, { PORT: '65535' }, undefined, 'PORT=65534'],
    ['the last but one', 65_534, { PORT: '65534', METRICS_PORT: '65535' }, undefined, 'PORT=65533'],
    ['the port of the development server', 4174, { PORT: '4174' }, 'DEV_API_PORT', 'DEV_API_PORT=4175'],
    ['its port of the metrics', 9000, { PORT: '4174', METRICS_PORT: '9000' }, 'DEV_API_PORT', 'METRICS_PORT=9001'],
  ])('is %s: it is named with another one', (_what, port, variables, name, remedy) => {
    expect(describeStartError(listen('EADDRINUSE', port), variables, name)).toBe(taken(port, remedy));
  });

  it('is a port of the system: it is named with its variable', () => {
    const message = (port: number, name: string) =>
      `Port ${port} may not be used by this account. Choose one above 1023 in ${name}.`;
    const variables = { PORT: '80', METRICS_PORT: '81' };
    expect(describeStartError(listen('EACCES', 80), variables)).toBe(message(80, 'PORT'));
    expect(describeStartError(listen('EACCES', 81), variables)).toBe(message(81, 'METRICS_PORT'));
  });

  it('is an address of another machine: its variable is named', () => {
    const variables = { HOST: '0.0.0.0', METRICS_HOST: '10.9.9.9' };
    const message = (name: string) => `${name} is not an address of this machine.`;
    expect(describeStartError(listen('EADDRNOTAVAIL', 9000, '10.9.9.9'), variables)).toBe(message('METRICS_HOST'));
    expect(describeStartError(listen('EADDRNOTAVAIL', 9000, '10.9.9.8'), { HOST: '10.9.9.8' })).toBe(message('HOST'));
    const unknown = failure({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nope.invalid' });
    expect(describeStartError(unknown, { HOST: 'nope.invalid' })).toBe(message('HOST'));
    expect(describeStartError(unknown, { METRICS_HOST: 'nope.invalid' })).toBe(message('METRICS_HOST'));
    // Another host than these two is not the operator's choice of an address.
    expect(describeStartError(unknown, {})).toBeUndefined();
  });

  it('is an address that a name leads to, or at which nothing can listen: its variable is named', () => {
    const variables = { HOST: 'toolbox.example', METRICS_HOST: 'metrics.example', METRICS_PORT: '9000' };
    const message = (name: string) => `${name} is not an address of this machine.`;
    expect(describeStartError(listen('EADDRNOTAVAIL', 4173, '192.0.2.1'), variables)).toBe(message('HOST'));
    expect(describeStartError(listen('EADDRNOTAVAIL', 9000, '192.0.2.1'), variables)).toBe(message('METRICS_HOST'));
    expect(describeStartError(listen('EINVAL', 4173, 'fe80::1'), { HOST: 'fe80::1' })).toBe(message('HOST'));
    expect(describeStartError(listen('EAFNOSUPPORT', 4173, '::'), { HOST: '::' })).toBe(message('HOST'));
    expect(describeStartError(failure({ code: 'EINVAL', syscall: 'read' }), variables)).toBeUndefined();
  });

  it('is a name that no name server looks up: its variable is named', () => {
    const unanswered = failure({ code: 'EAI_AGAIN', syscall: 'getaddrinfo', hostname: 'toolbox.example' });
    const message = 'The name in HOST cannot be looked up, because no name server answers.';
    expect(describeStartError(unanswered, { HOST: 'toolbox.example' })).toBe(message);
    expect(describeStartError(unanswered, {})).toBeUndefined();
  });

  it('is a folder without permission: it is not reported as a port', () => {
    const denied = failure({ code: 'EACCES', syscall: 'mkdir', path: '/data' });
    expect(describeStartError(denied, { PORT: '80' })).toBe('This account may not access /data.');
  });

  it('is an invalid variable, or a bug that keeps its stack', () => {
    expect(describeStartError(new ConfigError('PORT must be a whole number.'), {})).toBe(
      'PORT must be a whole number.',
    );
    for (const bug of [new Error('x'), failure({ code: 'EADDRINUSE' }), listen('EMFILE', 80), 'text', undefined]) {
      expect(describeStartError(bug, {})).toBeUndefined();
    }
  });
});
