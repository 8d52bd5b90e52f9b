import type { ToolGuide } from '../../toolGuide.ts';

export const guide: ToolGuide = {
  checked: '2026-11-22',
  how: [
    'The body mass index (BMI) is the weight in kilograms divided by the square of the height in meters. It is shown to one decimal place, but the category follows the value before rounding.',
    'The World Health Organization (WHO) classifies a BMI below 18.5 as underweight, below 25 as normal, below 30 as overweight and 30 or more as obese. By the standard of the Korean Society for the Study of Obesity (KSSO), 18.5 to below 23 is normal and 23 to below 25 is pre-obese; obesity starts at 25, with further classes at 30 and 35.',
  ],
  sources: [
    {
      name: 'Korean Society for the Study of Obesity, guidelines of 2022, 8th edition (J Obes Metab Syndr 2023; 32:1–24, checked 2026-11-25)',
      url: 'https://doi.org/10.7570/jomes23016',
    },
    { name: 'WHO expert consultation (Lancet 2004; 363:157–163)', url: 'https://pubmed.ncbi.nlm.nih.gov/14726171/' },
  ],
  questions: [
    {
      question: 'Why are there two standards?',
      answer:
        'At the same BMI, Asian people can have more body fat and a higher risk of diseases such as diabetes, so KSSO uses lower limits. WHO limits are used for international comparison.',
    },
    {
      question: 'What is a normal weight at 170 cm?',
      answer:
        'By the WHO standard it is from 53.5 kg to below 72.3 kg, by the KSSO standard from 53.5 kg to below 66.5 kg.',
    },
    {
      question: 'Does BMI work for muscular people?',
      answer:
        'BMI can’t tell muscle from fat. It doesn’t fit athletes, pregnant people, children or teenagers, so talk to a doctor about your health.',
    },
  ],
};
