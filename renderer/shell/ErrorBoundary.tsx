import { Component, type ComponentType, type ReactNode } from 'react'
import type { PageContext } from 'vike/types'
import { isCrawler } from './errors/crawler.ts'

type Props = { pageContext: PageContext; children: ReactNode }
type Failed = { error: unknown; before: readonly Node[] }
type State = { shown: PageContext; failed?: Failed | null; View?: ComponentType<{ error?: unknown }> }

/** The nodes of the page before it failed. */
const pageNodes = (): Node[] =>
  [...(document.getElementById('main')?.childNodes ?? [])].map((node) => node.cloneNode(true))

/** Used if the code of the error page cannot be loaded. */
const Unexplained = () => (
  <>
    <h1>ページの更新中にエラーが発生しました。</h1>
    <p>再読み込みするか、しばらくしてから再度お試しください。</p>
  </>
)

/**
 * Shows an error page in place of a page that failed to render. The next navigation tries again. Crawlers keep the
 * server's HTML.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { shown: this.props.pageContext }

  static getDerivedStateFromProps({ pageContext }: Props, { shown }: State): Partial<State> | null {
    return shown === pageContext ? null : { shown: pageContext, failed: null }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: { error, before: isCrawler() ? pageNodes() : [] } }
  }

  override async componentDidCatch(error: unknown) {
    if (isCrawler()) return
    const View = await import('./ErrorPage.tsx').then(
      ({ errorPageOf }) => errorPageOf(error),
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
