import { Fragment, useEffect } from 'react'
import { Button } from '#renderer/form/Button.tsx'
import styles from './Catalogue.module.css'
import { GROUPS } from './groups.ts'
import type { Part } from './part.ts'

const PHONE = 'popup,width=390,height=844'

const groups = Object.entries(GROUPS).map(([title, parts]) => ({ title, parts: Object.entries(parts) }))
const anchorOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/** Every part with its states, below an index. */
export function Catalogue() {
  // The browser looks for the anchor of the address before it is rendered.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <div className={styles.catalogue}>
      <p>
        {/* A window, since media queries depend on its width. */}
        <Button onClick={() => open(location.href, '', PHONE)}>スマートフォンの幅で開く</Button>
      </p>
      <nav className={styles.index} aria-label="部品の一覧">
        {groups.map(({ title, parts }) => (
          <p className={styles.links} key={title}>
            <strong>{title}</strong>
            {parts.map(([path, { name }]) => (
              <a href={`#${anchorOf(path)}`} key={path}>
                {name}
              </a>
            ))}
          </p>
        ))}
      </nav>
      {groups.map(({ title, parts }) => (
        <Fragment key={title}>
          <h2 className={styles.group}>{title}</h2>
          {parts.map(([path, part]) => (
            <Sample path={path} {...part} key={path} />
          ))}
        </Fragment>
      ))}
    </div>
  )
}

const Sample = ({ path, name, states, isSmall }: Part & { path: string }) => (
  <section className={styles.part} id={anchorOf(path)}>
    <h3>
      {name} <code className={styles.path}>{path}</code>
    </h3>
    <div className={`${styles.states} ${isSmall ? styles.small : ''}`}>
      {Object.entries(states).map(([state, example]) => (
        <div className={styles.state} key={state}>
          {state && <p className={styles.name}>{state}</p>}
          {example}
        </div>
      ))}
    </div>
  </section>
)
