import type { Translated } from '../catalog.ts';
import type { info as ko } from '../ko/info.ts';

export const info = {
  support: {
    send: 'Send an email',
    notSet: 'No support address has been set yet. It will appear here once there is one.',
  },
  about: {
    lead: 'The small tools you need now and then, in one box, with no sign-up and no ads.',
    highlights: {
      title: 'Toolbox by the numbers',
      tools: { label: 'Tools', value: '{{count}}+' },
      users: { label: 'Users', value: '{{count}}+' },
      languages: { label: 'Languages', value: '{{count}}' },
      uptime: { label: 'Uptime', value: '{{percent}}%' },
    },
    features: {
      title: 'What makes it different',
      fast: {
        title: 'Fast',
        body: 'Most tools run entirely in your browser, with no round trip to a server, and show results as you type.',
      },
      secure: {
        title: 'Secure',
        body: 'What you enter is processed in your browser; only the IP lookup sends the address you look up to a server. A tool that connects to a server names that server on its page.',
      },
      global: {
        title: 'Global',
        body: 'Every tool works in Korean and English, and switching languages keeps what you have typed.',
      },
      community: {
        title: 'Community',
        body: 'We fix and add tools based on your feedback. Tell us about small annoyances too.',
      },
    },
    mission: {
      title: 'Our mission',
      body: [
        'Counting characters or calculating take-home pay shouldn’t require an account or come with ads. Toolbox makes tools that you open when you need them, use right away and close again.',
        'We get figures right to the last digit, name the rules and sources behind them, and collect as little as possible. Everything is free today, and if paid features ever come, the tools you use now are meant to stay as they are.',
      ],
    },
    team: {
      title: 'Who makes it',
      development: {
        title: 'Development',
        body: 'Keeps formulas separate from the interface and tests every rule. Keeps the site responsive on slow devices and in tabs left open for a long time.',
      },
      design: {
        title: 'Design',
        body: 'Designs screens that need no manual, and checks that they work by keyboard alone, with a screen reader and in dark mode.',
      },
      planning: {
        title: 'Planning',
        body: 'Listens for the tools people need, updates the rules when the law changes, and keeps wording and layout consistent across tools.',
      },
    },
    technologies: {
      title: 'Built with',
      lead: 'All open source.',
      uses: {
        typescript: 'Programming language',
        react: 'User interface',
        reactRouter: 'Routing and prerendering',
        vite: 'Builds',
        i18next: 'Localization',
        fastify: 'Server',
        websocket: 'Live trades',
        sqlite: 'Transfer and premium history',
      },
    },
    reference: {
      title: 'For developers',
      body: 'The formulas, validators and parsers behind the tools are a library that other apps can use, too.',
      link: 'Read the core library reference',
    },
    contact: {
      title: 'Tell us what you think',
      body: 'A wrong figure, an odd phrase, a tool you wish existed: send us anything.',
      more: 'Contact us',
    },
  },
  contact: {
    lead: 'Email us with questions, wrong results or ideas for tools.',
    badges: { quick: 'Quick Response', always: '{{availability}} Support' },
    mail: {
      title: 'Support email',
      body: 'You can write at any time. During business hours, we read and answer messages in the order they arrive.',
      asked: 'Have you sent your email?',
      confirm: 'I have sent it',
      sent: 'Message sent successfully!',
    },
    info: {
      title: 'How we help',
      quick: { title: 'Quick response', body: 'You usually hear back within about {{hours}} hours.' },
      friendly: { title: 'Friendly consultation', body: 'We explain step by step what to do, without jargon.' },
      user: {
        title: 'User-centric',
        body: 'We don’t just reply: we fix the tool so the problem doesn’t come back.',
      },
    },
    hours: {
      title: 'Business hours',
      response: 'Response time',
      responseTime: 'About {{hours}} hours',
      weekdays: 'Monday–Friday',
      weekends: 'Saturday–Sunday',
      time: '{{from}}–{{to}}',
      zone: 'Times are in Korea Standard Time (UTC+9).',
    },
    questions: {
      title: 'Common questions',
      free: {
        question: 'Is everything really free?',
        answer:
          'Yes. Every tool is free, with no sign-up and no ads. You can support the site with a donation if you like.',
        link: 'About donations',
      },
      data: {
        question: 'Is what I enter stored anywhere?',
        answer:
          'Only in your browser, and it is gone when you close the tab, unless you chose “Keep in this browser” in the character counter. IP lookup sends the address you look up to a server. The privacy policy has the details.',
        link: 'Privacy policy',
      },
      wrong: {
        question: 'A result looks wrong. What should I send?',
        answer:
          'Tell us the tool, what you entered and what you expected. Your browser’s name helps us find the cause sooner. Please leave out personal information such as ID numbers.',
      },
      request: {
        question: 'Can I suggest a new tool?',
        answer:
          'Please do. Tell us what you would use it for, and we will consider it when we choose what to build next.',
        link: 'About Toolbox',
      },
    },
  },
  privacy: {
    lead: 'What information Toolbox handles, and what it doesn’t.',
    version: 'Policy language',
    analyticsOff: 'This site doesn’t currently send usage statistics.',
    analyticsOn: 'This site currently sends usage statistics: page address and title, and language changes.',
    loading: 'Loading the policy.',
    kept: {
      title: 'What you entered',
      body: 'What you enter is kept only in this tab and is gone when you close it. “Erase what I entered” erases it right away. Texts saved with “Keep in this browser” in the character counter are deleted when you turn that off there.',
      forget: 'Erase what I entered',
    },
    inquiry: {
      title: 'Privacy inquiries',
      body: 'Send questions about the Korean or the English policy to the address below.',
    },
  },
  donate: {
    lead: 'Help Toolbox stay free for everyone.',
    badges: { free: 'Free tools', community: 'Community-driven', improving: 'Always improving' },
    networks: {
      title: 'Choose a network',
      lead: 'Both networks share one address. Check the network in your wallet before you send.',
      ethereum: 'Ethereum',
      bnb: 'BNB Smart Chain',
    },
    address: 'Wallet address',
    copy: 'Copy address',
    copied: 'Address copied',
    notSet: 'No donation address has been set yet.',
    qr: {
      label: 'QR code of the {{network}} donation address',
      waiting: 'Generating the QR code.',
      none: 'The QR code will appear here once there is an address.',
      failed: 'The QR code couldn’t be generated. Please copy the address instead.',
    },
    final: 'A transfer can’t be undone. Check the first and last characters of the address once more.',
    done: 'I donated',
    thanks: { title: 'Thank you', body: 'Your support goes into making these tools better.' },
    why: {
      title: 'Why support Toolbox',
      free: {
        title: 'Keep tools free',
        body: 'Donations pay for servers and the domain, so the site needs no ads and no paywall.',
      },
      features: {
        title: 'New features',
        body: 'The tools people ask for most come first, and laws and rates are kept up to date.',
      },
      community: {
        title: 'Community',
        body: 'Your support gives us time to listen and improve. You can use every tool just the same without donating.',
      },
    },
  },
} as const satisfies Translated<typeof ko>;
