import { Component, type ReactNode } from 'react'
import type { PageContext } from 'vike/types'
import { UpdateError } from './UpdateError.tsx'

type Props = { pageContext: PageContext; children: ReactNode }
type State = { shown: PageContext; hasFailed: boolean }

/** A page that fails in the browser leaves a word and a way on instead of nothing. The next navigation tries anew. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { shown: this.props.pageContext, hasFailed: false }

  static getDerivedStateFromProps({ pageContext }: Props, { shown }: State): State | null {
    return shown === pageContext ? null : { shown: pageContext, hasFailed: false }
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <UpdateError /> : this.props.children
  }
}
