import { useEffect, useRef } from 'react'
import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { usePageContext } from '../page-context.tsx'
import styles from './FloatingMenu.module.css'
import { MENU_SECTIONS } from './sections.ts'
import { useTrappedFocus } from './useTrappedFocus.ts'

const MENU = 'menu'

/**
 * The round button at the bottom right and its full-screen menu. It is a popover: opening, Esc and focus return work
 * without script; the script adds the focus trap, the backdrop and closing on navigation.
 */
export function FloatingMenu({ onShelf }: { onShelf?: () => void }) {
  const menu = useRef<HTMLDialogElement>(null)
  const pageContext = usePageContext()
  useTrappedFocus(menu)
  useEffect(() => {
    const close = () => menu.current?.hidePopover()
    addEventListener('hashchange', close)
    return () => removeEventListener('hashchange', close)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, to the same page too
  useEffect(() => menu.current?.hidePopover(), [pageContext])
  return (
    <>
      <button className={styles.opener} type="button" popoverTarget={MENU} aria-label="メニューを開く">
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8h16M4 16h16" />
        </svg>
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes popovers on Esc */}
      <dialog
        className={styles.menu}
        id={MENU}
        ref={menu}
        popover="auto"
        aria-modal="true"
        aria-labelledby="menu-title"
        onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.hidePopover()}
      >
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 className={styles.title} id="menu-title" lang="en">
              menu
            </h2>
            <button className={styles.closer} type="button" popoverTarget={MENU} popoverTargetAction="hide">
              閉じる
            </button>
          </div>
          <nav aria-label="メニュー">
            <ul className={styles.sections}>
              {MENU_SECTIONS.map(({ name, label }) => (
                <li key={name}>
                  <a className={styles.section} href={link(name)}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            {onShelf && (
              <button
                className={styles.shelf}
                type="button"
                onClick={() => {
                  menu.current?.hidePopover()
                  onShelf()
                }}
              >
                お気に入り・履歴
              </button>
            )}
          </nav>
          <nav aria-labelledby="menu-prefectures">
            <h3 className={styles.subtitle} id="menu-prefectures">
              都道府県からさがす
            </h3>
            {BUILT_IN_REGIONS.map((region) => (
              <section key={region.slug} className={styles.region}>
                <h4 className={styles.regionName}>{region.name}</h4>
                <ul className={styles.prefectures}>
                  {region.prefectures.map(({ slug, name }) => (
                    <li key={slug}>
                      <a className={styles.prefecture} href={link('pr', { id: slug })}>
                        {name}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </div>
      </dialog>
    </>
  )
}
