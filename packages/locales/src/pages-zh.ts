import type { TextValue } from './text.ts'

/** 应用周边页面的文字：法律信息、关于、帮助、反馈。 */
export const pagesZh = {
  'legal.links': '关于本站',
  'legal.operator': '本服务由 {operator} 运营',
  'legal.operator.unnamed': '本服务由其部署者运营',
  'legal.terms.link': '使用条款',
  'legal.terms.in-sentence': '使用条款',
  'legal.terms.title': '使用条款',
  'legal.terms.work.heading': '作品归你所有',
  'legal.terms.work.text':
    '你在这里创作的一切都属于你，可以随时以开放格式带走。服务器的运营者除了存储这些内容、并展示给你选定的人之外，不享有任何权利。',
  'legal.terms.account.heading': '你的账号',
  'legal.terms.account.text':
    '请妥善保管密码，账号下的操作视为你本人的操作。你可以在账号页查看登录设备，并随时让其中任何一台退出。未登录时，你创作的内容只保存在自己的浏览器里。',
  'legal.terms.others.heading': '与他人相处',
  'legal.terms.others.text':
    '只分享你有权分享的内容，也尊重他人分享给你的内容。不要用本服务损害他人、违反法律或干扰服务运行。对于这样的账号，运营者可以将其关闭。',
  'legal.terms.service.heading': '服务说明',
  'legal.terms.service.text':
    '服务力求随时可用，但无法绝对保证。显示“已保存”的内容已写入服务器；重要内容请自行保留一份副本。功能可能会调整，你正在使用的功能如需下线，会提前告知。',
  'legal.terms.end.heading': '注销账号',
  'legal.terms.end.text':
    '你可以随时停止使用。账号关闭后，其中的文件和与本人有关的信息都会删除。他人保存的、由你分享的副本仍归他们。',
  'legal.terms.host.heading': '服务由谁运营',
  'legal.terms.host.text':
    '运营这台服务器的个人或组织，依照所在地的法律，对服务器、备份和可用性负责。{brand} 基于 Ramify，这是任何人都可以自行部署的软件，以 MIT 许可证提供，不附带任何担保。',
  'legal.privacy.link': '隐私政策',
  'legal.privacy.in-sentence': '隐私政策',
  'legal.privacy.title': '隐私政策',
  'legal.privacy.stored.heading': '保存哪些信息',
  'legal.privacy.stored.text':
    '你提供的邮箱和手机号，昵称和头像，无法还原的密码哈希，以及你的设置，包括自建的风格和快捷键。登录记录，包括时间、网络地址和设备类型。如果你通过其他服务登录：是哪个服务，你在那里的标识，以及它提供的名称和头像。你创建的文件及其附属内容。如果你提交反馈：反馈的文字和你留下的回复邮箱。发给你的验证码，以及登录和索取验证码的次数，以哈希形式保存，最长一天。',
  'legal.privacy.why.heading': '用于什么',
  'legal.privacy.why.text':
    '用于登录，用于保存文件并展示给你和你选定的人，用于回复你，以及保障服务安全。不为任何其他目的保存信息。',
  'legal.privacy.where.heading': '保存在哪里，谁能看到',
  'legal.privacy.where.text':
    '所有信息都保存在你正在使用的这台服务器上。服务器的运营者可以接触到这些信息，其他人只能看到你分享给他们的内容，与你共享文件的人可以看到你的昵称和头像。验证码经由运营者使用的邮件或短信服务商送达，服务商因此会知道你的地址。信息不会被出售或转交。',
  'legal.privacy.long.heading': '保存多久',
  'legal.privacy.long.text':
    '文件保存到你彻底删除为止，登录记录保存到退出或过期为止，其余信息与账号同在。已删除的内容可能仍留在服务器的备份中，直到备份被替换。',
  'legal.privacy.trackers.heading': '没有跟踪',
  'legal.privacy.trackers.text':
    '没有广告，没有统计分析，也不从其他网站加载任何内容。服务器会记录请求日志用于排查故障，其中不含密码，也不含文件内容。图片中的文字在你的浏览器里识别。',
  'legal.privacy.usage.heading': '使用统计',
  'legal.privacy.usage.text':
    '没有广告，也不从其他网站加载任何内容。运营者会统计应用的使用情况，例如导出、新建文件、插入图片：每条记录只有操作名称和时间、语言、浏览器类别和网站域名，不含你的账号、网络地址和文件内容，并会在一段时间后删除。你可以在这里或设置中关闭；浏览器启用了全球隐私控制（GPC）时不会统计。此外，服务器会记录请求日志用于排查故障。',
  'legal.privacy.control.heading': '你可以做什么',
  'legal.privacy.control.text':
    '在账号页，你可以更正昵称和联系方式，让任何设备退出登录，把全部数据下载为一个文件，也可以注销账号并删除其中的一切。其他需要请联系这台服务器的运营者，反馈页可以找到他们。你也可以向所在地的数据保护机构投诉。',
  'legal.cookies.link': 'Cookie 说明',
  'legal.cookies.in-sentence': 'Cookie 说明',
  'legal.cookies.title': 'Cookie 说明',
  'legal.cookies.own.heading': '只有一个，保留十分钟',
  'legal.cookies.own.text':
    '仅当你使用第三方账号登录时，{brand} 才会设置一个自己的 Cookie，保留十分钟，用于确保登录回到发起它的浏览器。除此之外没有任何 Cookie。',
  'legal.cookies.browser.heading': '浏览器记住的内容',
  'legal.cookies.browser.text':
    '以下内容仅为本站保存在浏览器存储中：登录凭证；最近一次显示的昵称、头像、邮箱和手机号；你的设置；语言和外观；上次的登录方式，以及你已同意条款；验证码最近发送到的地址，使用后即清除；上次查看升级的原因；以及侧栏是否收起、用过的颜色等使用习惯。',
  'legal.cookies.offline.heading': '为离线使用保留的内容',
  'legal.cookies.offline.text':
    '应用本身，你打开过的文件及其图片，以及尚未送达服务器的修改。未登录时创建的草稿只保存在这里。其他应用分享过来的内容会保存在这里，直到你处理为止。',
  'legal.cookies.remove.heading': '如何清除',
  'legal.cookies.remove.text':
    '退出登录会清除与账号有关的内容，包括设置，别处没有的修改除外。语言和外观会保留在此设备上。其余内容（包括草稿）可在浏览器中清除本站数据。',

  'about.title': '关于',
  'about.open': '关于 {brand}',
  'about.keywords': '版本 许可 版权 条款 隐私',
  'about.version': '版本 {version}',
  'about.build': '版本 {version}，构建 {build}',
  'about.operator': '由 {operator} 运营',
  'about.copyright': '© {year} Ramify 作者，以 MIT 许可证提供',
  'about.licences': '开源许可',
  'about.licences.lead': '应用包含以下作品，各自遵循其许可',
  'about.licences.none': '仅在构建后的应用中列出',
  'about.licence': '{name} {version}，{licence}',

  'help.title': '帮助',
  'help.open': '帮助',
  'help.keywords': '手册 指南 怎么 快捷键 使用说明',
  'help.search': '搜索帮助',
  'help.found': { other: '{count} 节' },
  'help.none': '没有找到“{typed}”',
  'help.contents': '目录',
  'help.clear': '清除',
  'help.keys': '快捷键',
  'help.no-keys': '在菜单中',
  'help.start': '开始一张导图',
  'help.start.text':
    '点击“新建”后直接输入，文字会写入中心主题。按 Tab 添加子主题，按 Enter 添加同级主题。内容会自动保存。未登录时，草稿保存在此浏览器，登录后会存入你的账号。',
  'help.start.hand.text':
    '点按“+”后直接输入，文字会写入中心主题。选中主题后，旁边的工具条可以添加同级或下级主题。内容会自动保存。未登录时，草稿保存在此浏览器，登录后会存入你的账号。',
  'help.arrange': '整理主题',
  'help.arrange.text':
    '把主题拖到另一个主题上，会成为它的子主题；拖到两个主题之间，会放在那里；按住 Alt 则复制。折叠会隐藏下级主题。按 Ctrl 和方向键可微调主题的位置。',
  'help.arrange.hand.text':
    '长按主题将它拿起，拖到另一个主题上，会成为它的子主题；拖到两个主题之间，会放在那里。底部的提示会说明放到何处。原地松手会出现更多操作。在大纲中，长按可拖动一行，左右滑动可改变层级。',
  'help.comments': '讨论文档',
  'help.comments.text':
    '评论显示在文档旁边，可以针对整个文档，也可以针对某个主题或图形。成员会立即看到；输入 @ 可以提及其中一位。讨论结束后可以标记为已解决，也可以重新打开。在输入框中按 Ctrl Enter 发送；在列表中用方向键切换讨论，按 Enter 回复，按 R 标记为已解决。',
  'help.comments.hand.text':
    '评论可以针对整个文档，也可以针对某个主题或图形。成员会立即看到；输入 @ 可以提及其中一位。讨论结束后可以标记为已解决，也可以重新打开。',
  'help.content': '给主题添加内容',
  'help.content.text':
    '主题可以带有图标、优先级、进度、标签、图片、链接、备注和公式。粘贴或拖入图片即可添加。优先级 2 到 9 的快捷键依次类推。',
  'help.content.hand.text':
    '主题可以带有图标、优先级、进度、标签、图片、链接、备注和公式。常用的在键盘上方的工具栏里，全部内容在格式面板的“更多”页。',
  'help.connect': '连接与分组',
  'help.connect.text':
    '关系线可以连接导图中的任意两个主题。概要和外框用于相邻的主题，请先选中它们。标注用来说明一个主题。',
  'help.connect.hand.text':
    '关系线可以连接导图中的任意两个主题。概要和外框用于相邻的主题，标注用来说明一个主题。长按主题后松手即可找到它们。',
  'help.look': '改变外观',
  'help.look.text':
    '右侧面板显示所选内容的样式；没有选中时，显示整张导图的布局、背景和间距。“风格”标签页会用你自己的导图预览各种风格。',
  'help.look.hand.text': '选中主题后点按“格式”可改变样式。布局在顶部菜单中；点按魔棒可打开风格，并用你自己的导图预览。',
  'help.find': '查找与选择',
  'help.find.text':
    '搜索可以找到所有命令、名称或主题匹配的文件和文件夹，以及当前导图中的主题。最后一行会在一页中显示全部匹配的文件。框选，或按住 Ctrl 或 Shift 点击，可以选择多个主题。',
  'help.find.hand.text': '文档菜单中的搜索可以查找其中的主题。列表上方的搜索按名称筛选，还可以继续搜索全部文件。',
  'help.view': '查看导图',
  'help.view.text':
    '按住 Ctrl 滚动滚轮，或用双指，可以缩放。大纲把同一张导图显示为可编辑的行。专注模式只突出一个分支；演示会逐个分支展示导图。',
  'help.view.hand.text':
    '拖动空白处可平移画布，双指可缩放。双击主题可放大，再次双击返回。右下角的按钮可显示整张导图，或把同一张导图显示为可编辑的大纲。',
  'help.files': '文件和文件夹',
  'help.files.text':
    '文件夹里可以放文件和其他文件夹。把文件拖到列表、侧栏或路径中的文件夹上，或选择“移动”。副本包含原文件的全部内容。侧栏中的文件夹与列表中的有同样的菜单和快捷键。“最近”列出最近打开的文件。',
  'help.files.hand.text':
    '文件夹里可以放文件和其他文件夹。长按“+”可新建文件夹或导入文件。文件旁的三个点列出所有可用操作。副本包含原文件的全部内容。',
  'help.list': '在列表中操作',
  'help.list.text':
    '方向键在文件之间移动，Home 和 End 跳到第一个和最后一个，Enter 打开。空格选择；按住 Shift 用方向键或点击可选择一段；按住 Ctrl 点击可加选一个。拖出方框可选中碰到的文件。筛选只显示名称匹配的文件。',
  'help.list.hand.text': '点按打开文件。左右滑动可分享或删除。长按可选择多个。下拉可刷新列表。',
  'help.share': '分享文档',
  'help.share.text':
    '点击文档上方的“分享”并开启链接，拥有链接的人无需账号即可查看，并能实时看到你的修改。可设置链接的有效期和四位数字密码，允许查看者存为副本并导出，也可在自己的网站中显示文档。主题或图形的链接会以其为中心打开文档。“我的分享”列出所有链接，停止分享后链接立即失效。他人分享给你的文档在“与我共享”中。',
  'help.share.hand.text':
    '在文档菜单中打开“分享”并开启链接，拥有链接的人无需账号即可查看，并能实时看到你的修改。可设置链接的有效期和四位数字密码，允许查看者存为副本并导出。“我的分享”列出所有链接，停止分享后链接立即失效。',
  'help.trash': '已删除的文件',
  'help.trash.text':
    '删除的文件进入回收站，提示中的“撤销”可以恢复。在回收站里可以恢复到原来的位置，也可以彻底删除，彻底删除后无法恢复。',
  'help.together': '多人协作',
  'help.together.text':
    '可以通过昵称、邮箱、手机号，或邀请链接和邀请码邀请他人。每位成员可以查看、申请编辑或直接编辑。轮流编辑时由一人编辑，其他人实时查看；选择“申请编辑”可以请求编辑权限，所有者可以随时收回。同时编辑时，所有可编辑的成员可以一起编辑。“团队协作”列出你的项目和你加入的项目。',
  'help.kept': '内容保存在哪里',
  'help.kept.text':
    '顶部会显示保存状态。“已保存”表示已存到服务器；“离线，已存本机”表示已存到此浏览器，恢复连接后自动同步；“仅保存在此浏览器”表示未登录的草稿。在此设备上打开过的导图离线也能打开，应用本身也是。',
  'help.install': '安装到设备',
  'help.install.text':
    '多数浏览器可以从菜单安装应用，或添加到主屏幕。之后应用会在独立窗口中打开，离线也可使用。从其他应用把文字、链接、图片或文件分享给它，即可成为导图或主题。',
  'help.touch': '触屏操作',
  'help.touch.text':
    '点按主题可选中，再点按“编辑”可输入。长按可拿起并移动主题。点按空白处可取消选中，或显示、隐藏顶部栏。',
  'help.access': '键盘与读屏',
  'help.access.text':
    '所有操作都可以用键盘完成。读屏软件会以树的形式朗读导图，以列表的形式朗读流程图，用方向键浏览。F6 在窗口各区域之间切换。按键可以在“键盘快捷键”中自定义。',
  'help.access.hand.text':
    '读屏软件会以树的形式朗读导图，以列表的形式朗读流程图。连接键盘后可用方向键浏览，F6 在窗口各区域之间切换。',
  'help.rest': '其他快捷键',
  'help.rest.text': '其他有快捷键的操作。',
  'help.more': '没有找到？',
  'help.ask': '联系我们',

  'feedback.title': '反馈',
  'feedback.open': '反馈',
  'feedback.keywords': '联系 支持 问题 建议 投诉',
  'feedback.lead': '缺少什么、哪里出错、哪里做得好，都可以告诉我们',
  'feedback.action': '类型',
  'feedback.action.feedback': '反馈',
  'feedback.action.support': '提问',
  'feedback.topic': '标题',
  'feedback.topic.missing': '请输入标题',
  'feedback.email': '用于回复的邮箱',
  'feedback.content': '内容',
  'feedback.content.missing': '请输入内容',
  'feedback.left': '还可输入 {count} 个字',
  'feedback.send': '发送',
  'feedback.sent': '已发送',
  'feedback.sent.sentence': '感谢反馈，回复会发送到 {email}',
  'feedback.another': '再写一条',
  'feedback.home': '返回首页',

  'complete.title': '返回应用',
  'complete.signed-in': '你已登录为 {name}，请返回应用，此页面可以关闭',
  'complete.sentence': '请返回应用，此页面可以关闭，如果应用仍要求登录，请在应用中重新开始',
  'complete.stay': '在浏览器中继续',

  'incoming.title': '分享到 {brand}',
  'incoming.signed-out': '尚未登录，新导图会先保存在此浏览器',
  'incoming.new-map': '新建导图',
  'incoming.add-to': '或添加到已有导图',
  'incoming.discard': '丢弃',
  'incoming.none': '没有待添加的内容',
  'incoming.none.sentence': '从其他应用分享的内容会显示在这里',
  'incoming.too-large': '有内容超过 60 MB，无法接收',
  'incoming.not-kept': '有内容无法保存到此浏览器，请重新分享',

  'workchat.lead': '使用你的{app}账号登录',
  'workchat.notice': '发送工作通知',
  'workchat.pick': '选择同事',
  'workchat.too-many': '最多选择 {count} 人',
  'workchat.words': '{person} 邀请你一起编辑“{name}”',
  'workchat.sent': { other: '已发送给 {count} 人' },

  'kept.offline': '以下文档在此设备上，可以查看和编辑',
  'kept.unreachable': '无法连接服务器，以下是此设备上的文档',
  'kept.none': '此设备上还没有内容',
  'kept.none.offline': '联网时打开过的文档，离线也能打开',
  'kept.searched': '离线时只搜索此设备上文档的名称',
  'kept.opened': '打开于 {time}',
} as const satisfies Record<string, TextValue>
