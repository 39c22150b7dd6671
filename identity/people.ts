import { createHash } from 'node:crypto'
import type { MfaMethod, Provider, User } from './state.ts'

/** The password of all sample people with one. */
export const PASSWORD = 'shirube-2026'
export const DOMAIN = 'tabishirube.test'

/** A sample person, for `/_/login`, the consent page and tests. */
export type Person = {
  email: string
  name: string
  /** Describes the sign-in of this person. */
  about: string
  role?: 'admin' | 'publisher' | 'editor' | 'contributor' | 'support' | 'member'
  phone?: string
  status?: User['status']
  mfa?: MfaMethod[]
  mustSetUp?: MfaMethod[]
  totp?: string
  asksCustom?: true
  tracksDevices?: true
  federated?: { provider: Provider; userId: string }
}

const at = (name: string) => `${name}@${DOMAIN}`

/** One account for each role. */
export const MEMBERS: Person[] = [
  { email: at('admin'), name: '青木 みちる', role: 'admin', about: '管理者' },
  { email: at('publisher'), name: '石井 ゆう', role: 'publisher', about: '公開責任者' },
  { email: at('editor'), name: '上田 かなえ', role: 'editor', about: '編集者' },
  { email: at('contributor'), name: '遠藤 はると', role: 'contributor', about: '寄稿者' },
  { email: at('support'), name: '小川 のぞみ', role: 'support', about: 'サポート担当' },
  { email: at('member'), name: '加藤 さくら', role: 'member', about: '会員' },
]

/** A member with sample data: guides, records, favourites and statistics. */
export const TRAVELER: Person = {
  email: at('traveler'),
  name: '松本 しずく',
  role: 'member',
  about: '旅の記録のある会員',
}

/** Question and answer of the custom challenge. */
export const CUSTOM_CHALLENGE = {
  question: '「旅」の読みかたを、ひらがなで入力してください。',
  answer: 'たび',
}

/** One for each step of a sign-in. */
const CHALLENGED: Person[] = [
  {
    email: at('totp'),
    name: '木村 そら',
    about: '認証アプリのコード',
    mfa: ['SOFTWARE_TOKEN_MFA'],
    totp: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
  },
  { email: at('sms'), name: '工藤 りく', about: 'SMSのコード', phone: '+819000000001', mfa: ['SMS_MFA'] },
  { email: at('email-code'), name: '小林 あおい', about: 'メールのコード', mfa: ['EMAIL_OTP'] },
  {
    email: at('choose-mfa'),
    name: '佐藤 ひなた',
    about: '確認の方法を選ぶ（SMS、認証アプリ、メール）',
    phone: '+819000000002',
    mfa: ['SMS_MFA', 'SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'],
    totp: 'KRUGS4ZANFZSA5DIMUQHGZLDOJSXI4DJ',
  },
  {
    email: at('choose-setup'),
    name: '清水 つむぎ',
    about: '設定する確認の方法を選ぶ（認証アプリ、メール）',
    mustSetUp: ['SOFTWARE_TOKEN_MFA', 'EMAIL_OTP'],
  },
  {
    email: at('totp-setup'),
    name: '鈴木 かえで',
    about: '認証アプリを設定する',
    mustSetUp: ['SOFTWARE_TOKEN_MFA'],
  },
  {
    email: at('email-setup'),
    name: '関 いつき',
    about: '確認用のメールアドレスを設定する',
    mustSetUp: ['EMAIL_OTP'],
  },
  {
    email: at('new-password'),
    name: '高橋 ふみ',
    about: '新しいパスワードを決める（名前も入力する）',
    status: 'FORCE_CHANGE_PASSWORD',
  },
  { email: at('custom'), name: '田中 まお', about: '合言葉（答えは「たび」）', asksCustom: true },
  {
    email: at('first-factor'),
    name: '千葉 れい',
    about: '最初の確認の方法を選ぶ（USER_AUTH：パスワード、SMS、メール）',
    phone: '+819000000003',
  },
  { email: at('unconfirmed'), name: '辻 なぎ', about: '登録の確認コードがまだ', status: 'UNCONFIRMED' },
  { email: at('reset'), name: '寺田 しおり', about: 'パスワードの再設定が必要', status: 'RESET_REQUIRED' },
  { email: at('device'), name: '戸田 あさひ', about: '端末を覚える', tracksDevices: true },
]

const federated = (provider: Provider, userId: string, email: string, name: string): Person => ({
  email,
  name,
  about: `${provider}でログイン`,
  federated: { provider, userId },
})

/** Without passwords; listed on the consent page. Addresses repeat on purpose, as one person may use several providers. */
export const FEDERATED: Person[] = [
  federated('Google', '110000000000000000001', 'hana@gmail.test', '中村 はな'),
  federated('Google', '110000000000000000002', 'minato@gmail.test', '西田 みなと'),
  federated('Google', '110000000000000000003', at('member'), '加藤 さくら'),
  federated('Facebook', '10000000000000001', 'hana@facebook.test', '中村 はな'),
  federated('Facebook', '10000000000000002', 'toma@facebook.test', '野口 とうま'),
  federated('LINE', 'U0000000000000000000000000000000001', 'hana@line.test', '中村 はな'),
  federated('LINE', 'U0000000000000000000000000000000002', 'haru@line.test', '橋本 はる'),
]

export const PEOPLE: Person[] = [...MEMBERS, ...CHALLENGED, TRAVELER, ...FEDERATED]

/** A stable subject, so that accounts can be seeded before the first sign-in. */
export const subOf = ({ email, federated: from }: Pick<Person, 'email' | 'federated'>): string => {
  const hash = createHash('sha256')
    .update(from ? `${from.provider}_${from.userId}` : email)
    .digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}
