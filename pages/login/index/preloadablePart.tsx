import { type ComponentType, useState } from 'react'
import { lazyPart } from '#renderer/ui/lazyPart.tsx'

/**
 * A lazy component that can be preloaded. Once loaded it renders synchronously: `lazy` alone would suspend for a
 * moment even then, and the layout would shift twice.
 */
export function preloadablePart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Late = lazyPart(load)
  let here: ComponentType<Props> | undefined
  const prepare = () =>
    load().then(
      (Part) => {
        here = Part
      },
      () => {},
    )
  /** The component is chosen once per mount, so that its state is not lost when the code arrives. */
  function Prepared(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => here ?? Late)
    return <Part {...props} />
  }
  return [Prepared, prepare] as const
}
