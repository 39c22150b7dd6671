/** The operator as imprints and mails state it (特定電子メールの送信の適正化等に関する法律 第4条). The company is a sample. */
export const OPERATOR = {
  address: '〒000-0000 東京都千代田区',
  contact: 'https://company.tabishirube.example/contact',
} as const
