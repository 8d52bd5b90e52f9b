import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'Leave the field empty to look up your own address, the public IP others see when you connect. Location and provider come from ipapi.co. Our server looks it up for you; on a site without one, your browser does so directly.',
    'Private, loopback and other special-purpose addresses are recognized from the address itself, so no lookup is made for them.',
  ],
  sources: [
    { name: 'RFC 6890, special-purpose IP addresses (April 2013)', url: 'https://www.rfc-editor.org/rfc/rfc6890' },
    {
      name: 'IANA special-purpose address registry',
      url: 'https://www.iana.org/assignments/iana-ipv4-special-registry/',
    },
    { name: 'ipapi.co (location data)', url: 'https://ipapi.co/' },
  ],
  questions: [
    {
      question: 'How do I find my IP address?',
      answer:
        'Leave the field empty and press Look up. You get the address seen on the internet, not the 192.168 address that your device has on your home network.',
    },
    {
      question: 'Can an IP address reveal where I live?',
      answer:
        'No. The location of an IP address is an estimate based on what the provider has registered. The city may be wrong, and it can be off by tens of kilometers or more.',
    },
    {
      question: 'Why is another country shown?',
      answer:
        'With a VPN or a proxy you see the address of that server. It also happens when a provider registered the address elsewhere.',
    },
    {
      question: 'Why does my IP address keep changing?',
      answer:
        'Most home and mobile connections have dynamic addresses that can change when you reconnect. For a fixed one, ask your provider for a static IP.',
    },
  ],
};
