import { Refusal } from '#renderer/area/Refusal.tsx'
import { FetchError, NotLoggedInError, ResponseError } from '#renderer/shell/errors/errors.ts'
import { PageLoading } from '#renderer/shell/PageLoading.tsx'
import { EmptyNote } from '#renderer/ui/EmptyNote.tsx'
import { ListState } from '../../office/list-kit/ListState.tsx'
import { Pager } from '../../office/list-kit/Pager.tsx'
import { type Parts, part, smallPart } from './part.ts'

const busy = new ResponseError([
  { code: 'E10503', message: 'ただいま混み合っています。' },
  { code: 'E10500', message: '時間をおいてお試しください。' },
])
const retry = () => {}
const list = { empty: <p>条件に合う原稿はありません。</p>, retry, children: <p>兼六園</p> }

export const STATES: Parts = {
  'renderer/ui/EmptyNote': part('何もないとき', {
    '': (
      <EmptyNote>
        <p>条件に合うスポットは見つかりませんでした。</p>
        <a href="/spots">すべてのスポットを見る</a>
      </EmptyNote>
    ),
  }),
  'renderer/shell/PageLoading': part('ページの読み込み', { '': <PageLoading /> }),
  'renderer/area/Refusal': smallPart('ページを見られないとき', {
    ログイン前: <Refusal error={new NotLoggedInError()} onRetry={retry} />,
    断られたとき: <Refusal error={busy} onRetry={retry} />,
    通信できないとき: <Refusal error={new FetchError()} onRetry={retry} />,
  }),
  'pages/office/list-kit/ListState': smallPart('管理の一覧', {
    読み込み中: <ListState {...list} rows={undefined} />,
    あるとき: <ListState {...list} rows={[1]} />,
    ないとき: <ListState {...list} rows={[]} />,
    失敗したとき: <ListState {...list} rows={undefined} error={busy} />,
  }),
  'pages/office/list-kit/Pager': part('管理の一覧のページ送り', {
    '': (
      <Pager steps={[{ label: '最初のページ' }, { label: '次のページ', onPress: retry }]}>
        <p>全120件のうち、1件目から50件目</p>
      </Pager>
    ),
  }),
}
