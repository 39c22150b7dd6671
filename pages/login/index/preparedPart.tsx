import { type ComponentType, useState } from 'react'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'

/**
 * A lazy part that can be fetched before it is needed. Once it is here it takes the place of what was shown before in
 * the same frame: React would leave the place empty for a moment even then, and the page would jump twice.
 */
export function preparedPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Late = lazyPart(load)
  let here: ComponentType<Props> | undefined
  const prepare = () =>
    load().then(
      (Part) => {
        here = Part
      },
      () => {},
    )
  /** What it is shown with first it keeps, and with it what was typed. */
  function Prepared(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => here ?? Late)
    return <Part {...props} />
  }
  return [Prepared, prepare] as const
}
