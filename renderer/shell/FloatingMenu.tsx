import { BUILT_IN_REGIONS } from '#domain/region/built-in-regions.ts'
import { link } from '#domain/url/link.ts'
import { MENU } from './menu-id.ts'
import { MENU_SECTIONS } from './sections.ts'

/**
 * The round button at the bottom right and its full-screen menu, outside React's root in every document but those of the
 * office: it never changes. It is a popover: opening, Esc and focus return work without script; renderer/reading/menu.ts
 * makes it modal. Without script its content is there, with it only once it is opened (first-lines.ts): a third of the
 * elements of a page are its links.
 */
export const FloatingMenu = () => (
  <>
    <button className="menu-opener" type="button" popoverTarget={MENU} aria-label="メニューを開く">
      <svg className="menu-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 8h16M4 16h16" />
      </svg>
    </button>
    <dialog className="menu" id={MENU} popover="auto" aria-modal="true" aria-labelledby="menu-title">
      <noscript>
        <div className="menu-panel">
          <div className="menu-head">
            <h2 className="menu-title" id="menu-title" lang="en">
              menu
            </h2>
            <button className="menu-closer" type="button" popoverTarget={MENU} popoverTargetAction="hide">
              閉じる
            </button>
          </div>
          <nav aria-label="メニュー">
            <ul className="menu-sections">
              {MENU_SECTIONS.map(({ name, label }) => (
                <li key={name}>
                  <a href={link(name)}>{label}</a>
                </li>
              ))}
            </ul>
            <button className="menu-button" type="button" data-scripted data-open-shelf>
              お気に入り・履歴
            </button>
            <button className="menu-button" type="button" data-scripted data-display>
              表示の設定
            </button>
          </nav>
          <nav aria-labelledby="menu-prefectures">
            <h3 className="menu-subtitle" id="menu-prefectures">
              都道府県からさがす
            </h3>
            {BUILT_IN_REGIONS.map((region) => (
              <section key={region.slug} className="menu-region">
                <h4>{region.name}</h4>
                <ul className="menu-prefectures">
                  {region.prefectures.map(({ slug, name }) => (
                    <li key={slug}>
                      <a href={link('pr', { id: slug })}>{name}</a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </nav>
        </div>
      </noscript>
    </dialog>
  </>
)
