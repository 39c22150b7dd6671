import styles from './FoldingGuide.module.css'

/** Four drawings of 120 by 84 each: folds are dashed, cuts are red. */
const STEPS = [
  {
    text: '印刷した面を上にして、点線で八つに折り目をつけ、開きます。',
    ink: 'M10 12h100v60H10z',
    fold: 'M35 12v60M60 12v60M85 12v60M10 42h100',
  },
  {
    text: '短い辺どうしを合わせて二つに折り、折り山から中央の線（太い線）まで切ります。',
    ink: 'M35 12h50v60H35zM35 12v60',
    fold: 'M60 12v60M60 42h25',
    cut: 'M35 42h25',
  },
  {
    text: '開いて、長い辺どうしを合わせ、印刷した面を外にして折ります。',
    ink: 'M10 27h100v30H10zM10 27h100',
    fold: 'M35 27v30M85 27v30',
    cut: 'M35 27h50',
  },
  {
    text: '両端を中央へ押して十字に開き、表紙が前になるように閉じます。',
    ink: 'M60 14l22 12v40l-22-12zM60 14l-22 12v40l22-12zM60 54l8 8M60 54l-8 8',
    fold: 'M20 46h14M100 46H86M30 42l5 4-5 4M90 42l-5 4 5 4',
  },
] as const

/** Folding instructions; on the screen only. */
export const FoldingGuide = () => (
  <section className="grid gap-12 print:hidden" aria-labelledby="folding">
    <h2 className="text-18" id="folding">
      折り方
    </h2>
    <ol className={styles.steps}>
      {STEPS.map(({ text, ink, fold, ...step }) => (
        <li key={text} className={styles.step}>
          <svg className="w-full max-w-[12rem] bg-surface" viewBox="0 0 120 84" aria-hidden="true">
            <path className="fill-none stroke-sumi stroke-[1.2]" d={ink} />
            <path className="fill-none stroke-usuzumi stroke-[1.2] [stroke-dasharray:3_3]" d={fold} />
            {'cut' in step && <path className="fill-none stroke-shu stroke-[2.6]" d={step.cut} />}
          </svg>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
