import { expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

it.each(['127.0.0.1', '127.8.9.10', '::1', '0:0:0:0:0:0:0:1'])('%s is an address of this machine', (address) => {
  expect(isLoopbackAddress(address)).toBe(true);
  expect(isLoopbackHost(address)).toBe(true);
});

it.each(['localhost', '[::1]', 'toolbox.localhost'])('%s is this machine, but no address', (host) => {
  expect(isLoopbackHost(host)).toBe(true);
  expect(isLoopbackAddress(host)).toBe(false);
});

it.each(['128.0.0.1', '10.0.0.1', '::', '::2', '0.0.0.0', '', '127.example.org', 'localhost.example.org'])(
  '%j is another machine',
  (host) => {
    expect(isLoopbackAddress(host)).toBe(false);
    expect(isLoopbackHost(host)).toBe(false);
  },
);
