import type { ReactNode } from 'react'

type Props = {
  title: string
  /** One or two sentences about the page. */
  about?: ReactNode
  /** Actions at the end of the head. */
  actions?: ReactNode
  children: ReactNode
}

/** Layout of pages about people, records and links. */
export const Page = ({ title, about, actions, children }: Props) => (
  <section
    // Grids break badly across printed pages.
    className="grid max-w-[80rem] grid-cols-1 gap-16 print:block print:[&>*+*]:mt-16 [&>[role=alert]:empty]:-mb-16"
  >
    <header
      // Actions are beside the title if there is room.
      className="flex flex-wrap items-end justify-between gap-x-24 gap-y-12 [&>div:first-child]:min-w-0 [&>div:first-child]:flex-[1_1_24rem]"
    >
      <div>
        <h1 className="text-22">{title}</h1>
        {about && <p className="max-w-[60em] text-13 leading-[1.7] text-pretty text-usuzumi">{about}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-8 print:[&_button]:hidden">{actions}</div>}
    </header>
    {children}
  </section>
)
