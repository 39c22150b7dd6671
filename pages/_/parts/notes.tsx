import type { ListedSession } from '#domain/auth/session.ts'
import { DataNote } from '#renderer/ui/DataNote.tsx'
import { DisclosureNote } from '#renderer/ui/DisclosureNote.tsx'
import { FactTable } from '#renderer/ui/FactTable.tsx'
import { Lines } from '#renderer/ui/Lines.tsx'
import { LinkedText } from '#renderer/ui/LinkedText.tsx'
import { PrLabel } from '#renderer/ui/PrLabel.tsx'
import { SessionList } from '#renderer/ui/sessions/SessionList.tsx'
import { TotpSecret } from '#renderer/ui/totp/TotpSecret.tsx'
import { Unbroken } from '#renderer/ui/Unbroken.tsx'
import { type Parts, part, smallPart } from './part.ts'
import { LONG_TITLE, PLACE, PR } from './samples.ts'

const CHECKED_AT = '2026-10-01T00:00:00.000Z'
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const SESSION: ListedSession = {
  id: 'phone',
  device: 'iPhoneのSafari',
  network: '203.0.113.0',
  provider: 'LINE',
  signedInAt: '2026-11-20T01:23:00.000Z',
  lastSeenAt: '2026-11-23T03:40:00.000Z',
  isCurrent: true,
}
const sessions = [SESSION, { ...SESSION, id: 'other', device: '', isCurrent: false }]
const facts = [
  { name: '料金', value: ['おとな320円', 'こども100円'] },
  { name: 'バリアフリーと駐車場', value: LONG_TITLE },
]

export const NOTES: Parts = {
  'renderer/ui/PrLabel': smallPart('広告のしるし', {
    広告: <PrLabel disclosure={PR} />,
    提供: <PrLabel disclosure={{ ...PR, kind: 'gifted' }} />,
    自社: <PrLabel disclosure={{ ...PR, kind: 'own' }} />,
  }),
  'renderer/ui/DisclosureNote': part('広告の表示', {
    広告と広告リンク: <DisclosureNote disclosure={PR} hasAffiliateLinks />,
    広告リンクだけ: <DisclosureNote hasAffiliateLinks />,
  }),
  'renderer/ui/DataNote': part('情報を確認した日', {
    ふつう: <DataNote note={null} checkedAt={CHECKED_AT} isOld={false} sources={PLACE.sources} />,
    古い情報: <DataNote note="冬は雪で道が変わります。" checkedAt={CHECKED_AT} isOld />,
  }),
  'renderer/ui/FactTable': part('基本情報の表', { '': <FactTable facts={facts} /> }),
  'renderer/ui/Lines': smallPart('一行か箇条書き', {
    一行: <Lines lines={['9:00〜17:00']} />,
    箇条書き: <Lines lines={['9:00〜17:00', '冬は16:00まで']} />,
    手順: <Lines ordered lines={['券を買う', '西の門から入る', '池をひとめぐりする']} />,
  }),
  'renderer/ui/LinkedText': part('リンクになる文章', {
    '': <LinkedText text="予約は076-234-3800か、https://example.jp/reserve から。" />,
  }),
  'renderer/ui/Unbroken': part('途中で折り返さない言葉', {
    '': <Unbroken text="7月10日（金）の9:00〜17:00に、約1,200円で乗れる船が40分おきに出ます。" />,
  }),
  'renderer/ui/sessions/SessionList': part('ログイン中の端末', {
    ふつう: <SessionList sessions={sessions} isBusy={false} onEnd={() => {}} hasNetwork />,
    処理中: <SessionList sessions={sessions} isBusy onEnd={() => {}} />,
  }),
  'renderer/ui/totp/TotpSecret': part('認証アプリの登録', {
    '': <TotpSecret secret={SECRET} uri={`otpauth://totp/sample@example.jp?secret=${SECRET}`} />,
  }),
}
