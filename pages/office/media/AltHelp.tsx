const EXAMPLES = [
  { is: 'よい例', text: '雪の積もる兼六園で、徽軫灯籠と雪吊りの松が池に映っている。' },
  { is: '避けたい例', text: '兼六園の写真' },
  { is: '避けたい例', text: 'DSC_0231.jpg' },
] as const

/** Help on writing alt texts (WCAG 2.2, 1.1.1). */
export const AltHelp = () => (
  <details className="border-s-2 border-rule-strong ps-12 text-13 leading-[1.7]">
    <summary className="list-item min-h-tap cursor-pointer leading-tap text-ai">よい説明文の書き方</summary>
    <ul className="grid list-disc gap-4 ps-[1.25em]">
      <li>何が、どこで、どうしているかを、1、2文で書きます。</li>
      <li>本文で伝えたいことに合わせます。同じ画像でも、ページによって変わります。</li>
      <li>「〜の写真」「画像」は要りません。読み上げソフトが画像だと伝えます。</li>
      <li>画像の中に文字があるときは、その文字も書きます。</li>
      <li>人の名前や様子は、本人がわかっている範囲だけにします。</li>
    </ul>
    <dl className="my-8 grid gap-4 [&_div]:grid [&_div]:grid-cols-[6em_1fr] [&_dt]:text-usuzumi">
      {EXAMPLES.map(({ is, text }) => (
        <div key={text}>
          <dt>{is}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </details>
)
