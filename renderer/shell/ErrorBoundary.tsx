import { Component, type ComponentType, type ReactNode } from 'react'
import type { PageContext } from 'vike/types'
import { isCrawler } from './errors/crawler.ts'

type Props = { pageContext: PageContext; children: ReactNode }
type Failed = { error: unknown; before: readonly Node[] }
type State = { shown: PageContext; failed?: Failed | null; View?: ComponentType<{ error?: unknown }> }

/** What stood on the page until it failed. */
const standing = (): Node[] =>
  [...(document.getElementById('main')?.childNodes ?? [])].map((node) => node.cloneNode(true))

/** Where even the words for what happened cannot be fetched. */
const Unexplained = () => (
  <>
    <h1>ページの更新中にエラーが発生しました。</h1>
    <p>再読み込みするか、しばらくしてから再度お試しください。</p>
  </>
)

/**
 * A page that fails in the browser leaves a word and a way on instead of nothing. The next navigation tries anew.
 * A machine keeps what it had.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { shown: this.props.pageContext }

  static getDerivedStateFromProps({ pageContext }: Props, { shown }: State): Partial<State> | null {
    return shown === pageContext ? null : { shown: pageContext, failed: null }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error, before: isCrawler() ? standing() : [] } }
  }

  override async componentDidCatch(error: unknown) {
    if (isCrawler()) return
    const View = await import('./ErrorPage.tsx').then(
      ({ inPlaceOfPage }) => inPlaceOfPage(error),
      () => Unexplained,
    )
    this.setState({ View })
  }

  override render() {
    const { failed, View } = this.state
    if (!failed) return this.props.children
    if (isCrawler()) return <div ref={(place) => place?.replaceChildren(...failed.before)} />
    return View && <View error={failed.error} />
  }
}
