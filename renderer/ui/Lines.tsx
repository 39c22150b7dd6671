import styles from './Lines.module.css'
import { Unbroken } from './Unbroken.tsx'

type Props = {
  lines: readonly string[]
  /** The lines are steps, one after the other. */
  ordered?: boolean
}

/** Lines of a fact; one line stands alone, several are a list, none is nothing. */
export function Lines({ lines, ordered = false }: Props) {
  const [first] = lines
  if (first === undefined) return null
  if (lines.length === 1) return <Unbroken text={first} />
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={ordered ? styles.ordered : styles.lines}>
      {lines.map((line) => (
        <li key={line}>
          <Unbroken text={line} />
        </li>
      ))}
    </List>
  )
}
