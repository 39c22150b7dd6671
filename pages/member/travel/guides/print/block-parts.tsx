import type { Block } from './block.ts'

type Of<Type extends Block['type']> = { block: Extract<Block, { type: Type }> }

/** An entry of the table of contents: section or chapter, summary, page number. */
export const Overview = ({ block, page }: Of<'overview'> & { page: number | undefined }) => (
  <div className="border-b-[0.5pt] border-[#d8d1c4] py-[0.7em]">
    <p className="flex items-baseline gap-[0.8em]">
      <b className="max-w-[70%] flex-none font-mincho text-[1.08em]">{block.name}</b>
      <span>{block.detail}</span>
      <span className="flex-1" />
      <span className="tabular-nums">{page}</span>
    </p>
    {block.titles && <p className="line-clamp-3 text-[0.88em] text-[#3d3933]">{block.titles}</p>}
  </div>
)

/** A checklist with boxes; an empty item is to be filled in by hand. */
export const Checks = ({ block }: Of<'checks'>) => (
  <ul className="m-0 grid list-none grid-cols-[1fr_1fr] gap-[1.2em] p-0 pb-[0.55em]">
    {block.items.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: empty items are identical
      <li key={index} className="grid grid-cols-[auto_1fr] gap-[0.6em]">
        <span className="mt-[0.32em] size-[0.95em] border-[0.7pt] border-[#1a1814]" />
        <span className={item ? undefined : 'h-[1.4em] border-b-[0.5pt] border-[#b9b1a2]'}>{item}</span>
      </li>
    ))}
  </ul>
)

export const Booking = ({ block }: Of<'booking'>) => (
  <div className="border-b-[0.5pt] border-[#d8d1c4] py-[0.5em]">
    <p>
      <span className="text-[0.86em] text-[#5c564d]">{block.when}</span> {block.title}
    </p>
    <p>
      <b className="tabular-nums">{block.reservationNo}</b>
      {block.tel && <span className="text-[0.86em] text-[#5c564d]">　電話 {block.tel}</span>}
    </p>
  </div>
)

export const Contact = ({ block }: Of<'contact'>) => (
  <p className="flex justify-between gap-[1em] border-b-[0.5pt] border-[#d8d1c4] py-[0.22em] [&>:last-child]:flex-none">
    <span>
      {block.name}
      {block.note && <span className="text-[0.86em] text-[#5c564d]">（{block.note}）</span>}
    </span>
    <b className="tabular-nums">{block.tel}</b>
  </p>
)

/** Lines to write on, with an optional label. */
export const Lines = ({ block: { label, count } }: Of<'lines'>) => (
  <div className="pb-[0.5em]">
    {label ? (
      <p className="flex h-[1.9em] items-end border-b-[0.5pt] border-[#b9b1a2]">{label}</p>
    ) : (
      Array.from({ length: count }, (_, index) => `line-${index}`).map((key) => (
        <i key={key} className="flex h-[1.9em] items-end border-b-[0.5pt] border-[#b9b1a2]" />
      ))
    )}
  </div>
)
