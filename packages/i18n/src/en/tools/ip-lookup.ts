import type { Translated } from '../../catalog.ts';
import type { messages as ko } from '../../ko/tools/ip-lookup.ts';
import type { ToolMetadata } from '../../toolMetadata.ts';

export const metadata = {
  title: 'What is my IP address – IP lookup',
  description: 'Find your IP address, or the country, city and provider of any IP on a map.',
  also: 'my ip, geolocation, ISP, ip address, what is my ip',
} as const satisfies ToolMetadata;

export const messages = {
  address: 'IP address',
  addressHint: 'IPv4 addresses only. Leave it empty to look up the IP address you are using now.',
  ipv6: 'IPv6 addresses can’t be looked up. Enter an IPv4 address, or leave the field empty.',
  domain: 'Enter an IP address instead of a domain name.',
  empty: 'Press Look up to see the country, the city, the provider and a map.',
  pending: 'Looking up.',
  failed: 'An error occurred during IP lookup. Please try again later.',
  country: 'Country',
  city: 'City',
  isp: 'Provider (ISP)',
  coordinates: 'Latitude, longitude',
  timezone: 'Time zone',
  localTime: 'Local time there',
  unknown: 'Unknown',
  ownAddress: 'Your IP address',
  noPlaceNow: 'Its location is not available right now. Try again in a moment.',
  accuracy:
    'The location of an IP address is a rough estimate based on what the provider has registered. It can be in the wrong city or many kilometers off, and it doesn’t show where a home or a person is.',
  simulated: 'This location is simulated, for demonstration.',
  map: 'Map',
  mapTitle: 'Map of the approximate location of {{ip}}',
  line: '{{label}}: {{value}}',
  block: 'Address range',
  document: 'Defined in',
  notAsked: 'This follows from the address itself, so no lookup was made.',
  special: {
    unspecified: {
      name: 'Unspecified address',
      text: 'Used by a device that has no address yet, or to mean every address. It identifies no device.',
    },
    thisNetwork: {
      name: 'This network',
      text: 'Used only by devices that don’t know their address yet, to mean their own network.',
    },
    private: {
      name: 'Private IP address',
      text: 'Used only behind a home or office router. Countless places share it, so it has no location. To see your public address, leave the field empty and press Look up.',
    },
    uniqueLocal: {
      name: 'Unique local address',
      text: 'An IPv6 address used only within one organization. It is not visible on the internet.',
    },
    siteLocal: {
      name: 'Site-local address',
      text: 'An old kind of IPv6 address used only within one organization. It is no longer used.',
    },
    carrierNat: {
      name: 'Shared (carrier-grade NAT) address',
      text: 'Used inside a provider that puts many customers behind one public address. It is not visible on the internet.',
    },
    loopback: {
      name: 'Loopback address',
      text: 'Used by a device to talk to itself (localhost). It never leaves the device.',
    },
    linkLocal: {
      name: 'Link-local address',
      text: 'Self-assigned by a device that received no address. It reaches only directly connected devices. Check the router or its DHCP settings.',
      textOfIpv6: 'Every IPv6 device has one. It works only on the local network.',
    },
    documentation: {
      name: 'Documentation address',
      text: 'Used only in examples in books and manuals. No real device has it.',
    },
    benchmark: {
      name: 'Benchmarking address',
      text: 'Used only to test the performance of network equipment.',
    },
    protocol: { name: 'Protocol address', text: 'Reserved for internet protocols.' },
    translation: {
      name: 'Translation address',
      text: 'Used to connect IPv4 and IPv6. It doesn’t show where a device is.',
    },
    v4Mapped: {
      name: 'IPv6 form of an IPv4 address',
      text: 'How programs write an IPv4 address where they expect IPv6.',
    },
    discard: { name: 'Discard-only address', text: 'Everything sent here is discarded.' },
    multicast: {
      name: 'Multicast address',
      text: 'Used to send to all devices that have joined a group.',
    },
    broadcast: { name: 'Broadcast address', text: 'Used to send to every device on the same network.' },
    reserved: { name: 'Reserved address', text: 'Reserved for future use. It has not been assigned to anyone.' },
  },
} as const satisfies Translated<typeof ko>;
