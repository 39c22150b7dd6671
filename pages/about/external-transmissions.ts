/**
 * Data sent from the reader's browser to third parties (電気通信事業法第27条の12): the data, the recipient and the purpose.
 * `optOut` describes how to stop it, `null` where it is only sent by the reader's own action.
 */
export const EXTERNAL_TRANSMISSIONS: {
  service: string
  recipient: string
  data: string
  purpose: string
  optOut: string | null
}[] = [
  {
    service: 'Google アナリティクス',
    recipient: 'Google LLC',
    data: '計測に同意されたあとの、閲覧したページのアドレスと題名（検索された言葉と会員のページの番号は除きます）、参照元、閲覧の日時、端末とブラウザーの種類、画面の大きさ、IPアドレス（おおよその地域の推定に使用）、クッキーの識別子',
    purpose:
      '当社：閲覧の状況の集計と、記事・機能の改善。Google：サービスの提供と改善（同社のプライバシーポリシーによる）',
    optOut: '同意されない限り送られません。同意されたあとは、このページの「計測の設定」で止められます',
  },
  {
    service: 'Amazonアソシエイト',
    recipient: 'アマゾンジャパン合同会社',
    data: 'リンクを押したときの、リンク元のサイト、商品の番号、提携の識別子、IPアドレス、端末とブラウザーの種類、クッキーの識別子',
    purpose: '購入がどのサイトの紹介によるかの確認と、紹介料の計算',
    optOut: null,
  },
  {
    service: '楽天アフィリエイト',
    recipient: '楽天グループ株式会社',
    data: 'リンクを押したときの、リンク元のサイト、宿または商品のアドレス、提携の識別子、IPアドレス、端末とブラウザーの種類、クッキーの識別子',
    purpose: '予約や購入がどのサイトの紹介によるかの確認と、紹介料の計算',
    optOut: null,
  },
  {
    service: '地理院タイル（地図）',
    recipient: '国土交通省国土地理院',
    data: '地図を表示したときの、地図の範囲と縮尺、IPアドレス、端末とブラウザーの種類、参照元のサイト',
    purpose: '地図の画像の配信',
    optOut: '地図を表示せず、文字の住所と一覧をご利用ください',
  },
  {
    service: 'YouTube（埋め込みの動画）',
    recipient: 'Google LLC',
    data: '「読み込む」を押したあとの、動画の番号、閲覧したページのアドレス、IPアドレス、端末とブラウザーの種類、再生の状況、クッキーの識別子',
    purpose: '動画の表示、視聴の計測、同社のポリシーによる広告の配信',
    optOut: '「読み込む」を押さない限り送られません。押したあとは、その下の「許可を取り消す」で止められます',
  },
  {
    service: 'Instagram（埋め込みの投稿）',
    recipient: 'Meta Platforms, Inc.',
    data: '「読み込む」を押したあとの、投稿の番号、閲覧したページのアドレス、IPアドレス、端末とブラウザーの種類、クッキーの識別子',
    purpose: '投稿の表示、閲覧の計測、同社のポリシーによる広告の配信',
    optOut: '「読み込む」を押さない限り送られません。押したあとは、その下の「許可を取り消す」で止められます',
  },
  {
    service: 'X（埋め込みの投稿）',
    recipient: 'X Corp.',
    data: '「読み込む」を押したあとの、投稿の番号、閲覧したページのアドレス、IPアドレス、端末とブラウザーの種類、クッキーの識別子',
    purpose: '投稿の表示、閲覧の計測、同社のポリシーによる広告の配信',
    optOut: '「読み込む」を押さない限り送られません。押したあとは、その下の「許可を取り消す」で止められます',
  },
  {
    service: 'Amazon Cognito（会員の確認）',
    recipient: 'Amazon Web Services, Inc.',
    data: 'ログインや登録をしたときの、メールアドレス、パスワードを確かめるための情報、確認コード、IPアドレス、端末とブラウザーの種類',
    purpose: '会員であることの確認と、不正な利用の防止',
    optOut: null,
  },
  {
    service: 'Googleでログイン',
    recipient: 'Google LLC',
    data: 'このログインを選んだときの、ログインを求めたサイト、求める情報の種類、IPアドレス、端末とブラウザーの種類、クッキーの識別子',
    purpose: 'Googleアカウントによる会員の確認',
    optOut: null,
  },
  {
    service: 'Facebookでログイン',
    recipient: 'Meta Platforms, Inc.',
    data: 'このログインを選んだときの、ログインを求めたサイト、求める情報の種類、IPアドレス、端末とブラウザーの種類、クッキーの識別子',
    purpose: 'Facebookアカウントによる会員の確認',
    optOut: null,
  },
  {
    service: 'LINEでログイン',
    recipient: 'LINEヤフー株式会社',
    data: 'このログインを選んだときの、ログインを求めたサイト、求める情報の種類、IPアドレス、端末とブラウザーの種類、クッキーの識別子',
    purpose: 'LINEアカウントによる会員の確認',
    optOut: null,
  },
]
