/** Name, operator and other profiles of the publication. */
export const SITE = {
  name: 'たびしるべ',
  nameLatin: 'Tabishirube',
  tagline: '旅の支度に、たしかな道しるべを。',
  description:
    '日本各地の見どころ、宿、食、おみやげを、たしかな事実と静かな言葉で案内する旅の読みものです。47都道府県から探せます。',
  operator: { name: '株式会社たびしるべ舎', url: 'https://company.tabishirube.example/' },
  social: [
    { name: 'X', url: 'https://x.com/tabishirube_example' },
    { name: 'Instagram', url: 'https://www.instagram.com/tabishirube_example/' },
  ],
  affiliateStatement:
    '当サイトはアフィリエイト広告を利用しており、リンク先での購入・予約により収益を得ることがあります。',
} as const
