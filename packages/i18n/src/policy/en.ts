import type { Policy } from './policy.ts';

export const policy: Policy = {
  title: 'Toolbox privacy policy',
  date: 'Last updated: January 2025',
  intro:
    'This policy explains which information Toolbox handles when you use its web tools, and the choices you have. There are no accounts, no sign-in and no payments, and you can use everything without telling us who you are.',
  contents: 'Contents',
  sections: [
    {
      id: 'section-1',
      number: '1.',
      title: 'Information we handle',
      blocks: [
        'Text, numbers, files and wallet addresses that you enter are processed inside your browser. They are not sent to a server. The one exception is the IP lookup, which has to send the address you look up.',
        {
          caption: 'Information we handle',
          head: ['When', 'What', 'Where it is kept'],
          rows: [
            ['You request a page or live data', 'IP address', 'Server memory, while requests are counted'],
            [
              'The server keeps its log',
              'Request number, method, kind of path, status, time taken',
              'Server log, without IP addresses and without anything you entered',
            ],
            ['You look up an IP address', 'That address and its location', 'Server memory, for up to 24 hours'],
            ['You write to us', 'Your email address and your message', 'Support mailbox'],
            [
              'You change settings',
              'Language, theme, buy and sell colors, favorites, recent tools, single-key shortcuts',
              'Your browser',
            ],
            [
              'You type into a tool',
              'Text, numbers and options',
              'Your browser, until you close the tab (in the character counter with “Keep in this browser” on, until you turn it off)',
            ],
          ],
        },
        'We do not collect names, telephone numbers, identity numbers, payment details or sensitive information such as health or beliefs.',
      ],
    },
    {
      id: 'section-2',
      number: '2.',
      title: 'How we use information',
      blocks: [
        [
          'IP addresses: to answer requests and to prevent abuse.',
          'Server log: to find errors and keep the service fast.',
          'Addresses you look up: to show you the result you asked for.',
          'Email: to answer you and to resolve complaints.',
          'Settings in your browser: to keep your preferences for your next visit.',
        ],
        'Usage statistics are sent only where the operator of the site has set them up, to a server the operator chooses. They contain only page addresses, page titles and language changes. As with any request, that server also sees your IP address. The top of this page says whether this site sends them now.',
        'We send no advertising. If that ever changes, we will ask for your consent first, and for a separate consent to messages between 21:00 and 08:00. You can withdraw your consent at any time.',
      ],
    },
    {
      id: 'section-3',
      number: '3.',
      title: 'Cookies and browser storage',
      blocks: [
        'Toolbox sets no cookies. It keeps the following values in the local storage of your browser and never sends them anywhere.',
        {
          caption: 'Values kept in your browser',
          head: ['Name', 'Content'],
          rows: [
            ['language', 'The language you chose (ko or en)'],
            ['theme', 'The theme you chose (system, light or dark)'],
            ['trade-colors', 'The colors you chose for buys and sells'],
            ['favourites', 'The tools you starred'],
            ['recent', 'The tools you opened last'],
            ['single-keys', 'That you turned single-key shortcuts off'],
            [
              'char-count.questions',
              'The questions and texts of the character counter, only while “Keep in this browser” is on; turning it off deletes them right away',
            ],
          ],
        },
        'What you enter into the tools and the options you choose are kept in the session storage of this tab, so that a reload or an error does not lose them. They are not shared with other tabs, and they are gone when you close the tab. Only two tools send any of it, when they request data: the IP lookup sends the address, and the kimchi premium the exchange, coin and period you chose. Texts of more than a million characters are not kept, and neither is what looks like a resident registration number in a date field, or a private key or seed phrase in a wallet address field. “Erase what I entered” on this page clears all of it right away.',
        'A link made with “Copy link” carries the options you chose and, only if you ask for it, what you entered, after the # of the address. Browsers do not send that part to a server, but whoever gets the link can see it. What you paste or drop on the home page is processed on this device only and filled only into the tool you choose.',
        'Copies of the site’s files may stay in your browser’s cache so that pages open quickly; they hold nothing about you. You can block or clear all of this in your browser. Every tool keeps working; only your settings and what you entered will be lost when you reload the page or come back later.',
      ],
    },
    {
      id: 'section-4',
      number: '4.',
      title: 'Other services',
      blocks: [
        'We do not sell personal information, and we pass it to others only with your consent or where the law requires it. No company processes personal information on our behalf. Apart from usage statistics (section 2), only these features reach other services, and only while you use them:',
        {
          caption: 'Services that some tools reach',
          head: ['Feature', 'Service', 'What it receives'],
          rows: [
            [
              'IP lookup',
              'Location service (ipapi.co)',
              'The address you look up. Our server looks it up for you; on a site without that server, your browser does so directly.',
            ],
            [
              'Map in the IP lookup',
              'OpenStreetMap',
              'The coordinates found and your IP address. Your browser loads the map only after a result.',
            ],
            [
              'Kimchi premium',
              'Exchanges and exchange-rate services with public prices',
              'Your IP address, only when our server does not respond or the site runs without one: your browser then requests prices directly.',
            ],
          ],
        },
        'Some of these services operate outside Korea. Toolbox does not use the location function of your device: an IP lookup shows only the rough location publicly linked to an address.',
        'Donations go straight from your wallet. We do not process payments or collect identities, but transactions on a blockchain are public and cannot be erased.',
      ],
    },
    {
      id: 'section-5',
      number: '5.',
      title: 'How long we keep information',
      blocks: [
        'Information is erased once it has served its purpose. If any of these records are created, they are stored separately and kept for the period set by Korean law or our rules.',
        {
          caption: 'Retention periods',
          head: ['Record', 'Period'],
          rows: [
            ['Contracts and withdrawals', '5 years'],
            ['Payments and supply', '5 years'],
            ['Complaints and disputes', '3 years'],
            ['Labeling and advertising', '6 months'],
            ['Web logs', '3 months'],
            ['Electronic financial transactions', '5 years'],
            ['Use of personal location information', '6 months'],
            ['Misuse of the service', 'Up to 1 year after withdrawal'],
          ],
        },
        'Today there is no membership, payment or financial transaction, so no such records exist. Data in server memory is removed when its time limit passes or the server restarts. Emails are permanently deleted once your request is resolved and the retention period has passed.',
      ],
    },
    {
      id: 'section-6',
      number: '6.',
      title: 'Your rights and duties',
      blocks: [
        'You can ask to see, correct or erase your personal information, or to stop its processing. Write to the address below: within 10 days we act on it or tell you why we cannot. Parents and guardians can do the same for their children.',
        'Please do not send us other people’s personal information without their consent, and never send passwords, seed phrases or private keys. Do not use lookups to intrude on the privacy of others.',
        'If you think your rights have been violated, you can also turn to the Korean authorities: the Personal Information Dispute Mediation Committee (1833-6972, www.kopico.go.kr) or the Privacy Infringement Report Center (118, privacy.kisa.or.kr).',
      ],
    },
    {
      id: 'section-7',
      number: '7.',
      title: 'Security and children',
      blocks: [
        [
          'The deployed site is served over HTTPS and tells browsers to use nothing else.',
          'A content security policy blocks scripts that are not part of the site and connections to servers that are not listed.',
          'Logs hold neither IP addresses nor query strings, and rate limits protect the server from abuse.',
          'Only those who run the service can reach the server and the mailbox.',
        ],
        'We do not ask for your age and do not knowingly collect information from children. Where consent is needed for a child under 14, it must come from a parent or guardian, and information collected without it is erased immediately.',
      ],
    },
    {
      id: 'section-8',
      number: '8.',
      title: 'Contact and changes',
      blocks: [
        'The operator of Toolbox is responsible for data protection and can be reached at the address below.',
        'When this policy changes, the new text is announced on this page at least 7 days before it takes effect, and 30 days before where a change materially affects your rights.',
      ],
    },
  ],
};
