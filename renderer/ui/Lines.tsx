import styles from './Lines.module.css'
import { Unbroken } from './Unbroken.tsx'

type Props = {
  lines: readonly string[]
  /** The lines are ordered steps. */
  ordered?: boolean
}

/** One line as text, several as a list, none as nothing. */
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
