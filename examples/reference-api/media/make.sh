#!/bin/sh
# Draws the films of the stand-in for the video services. Needs ffmpeg with libvpx, libopus, libx264.
set -eu
SERIF=/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf
film() { # name seconds background title first second third
  t=$(( $2 / 3 ))
  text="fontfile=$SERIF:fontcolor=#fffdf9:x=40"
  draw="drawbox=x=40:y=226:w=400:h=2:color=#fffdf9@0.25:t=fill"
  draw="$draw,drawtext=$text:fontsize=17:y=34:text='$4':alpha=0.7"
  draw="$draw,drawtext=$text:fontsize=34:y=112:text='$5':enable='lt(t,$t)'"
  draw="$draw,drawtext=$text:fontsize=34:y=112:text='$6':enable='between(t,$t,2*$t)'"
  draw="$draw,drawtext=$text:fontsize=34:y=112:text='$7':enable='gt(t,2*$t)'"
  draw="$draw,drawtext=$text:fontsize=15:y=238:text='%{pts\:gmtime\:0\:%M\\\\\:%S}':alpha=0.7"
  printf '%s' "color=c=$3:s=480x270:r=12:d=$2[base];color=c=#d9a441:s=400x4:r=12:d=$2[bar];[base][bar]overlay=x='-360+400*t/$2':y=225:shortest=1[moving];[moving]drawbox=x=0:y=220:w=40:h=12:color=$3:t=fill,$draw"
}
audio() { printf '%s' "aevalsrc='0.04*sin(2*PI*220*t)*(0.6+0.4*sin(2*PI*t/3))+0.03*sin(2*PI*330*t)*(0.5+0.5*sin(2*PI*t/4))':s=48000:d=$1"; }
webm() { # file and the words of film
  out=$1; shift
  ffmpeg -y -v error -f lavfi -i "$(film "$@")" -f lavfi -i "$(audio "$2")" -c:v libvpx-vp9 -b:v 0 -crf 42 -g 24 -row-mt 1 -c:a libopus -b:a 12k -ac 1 -shortest -cues_to_front 1 "$out"
}
webm napkin.webm napkin 24 '#17335c' 'The napkin and the plan' 'One drawing' 'Three boxes' 'An arrow back'
webm queue.webm queue 18 '#2d4a3a' 'What a queue knows' 'Who waits' 'Who leaves' 'Who returns'
webm balance.webm balance 21 '#4a2a3c' 'A balance sheet, aloud' 'What is owned' 'What is owed' 'What is left'
mkdir -p promise
ffmpeg -y -v error -f lavfi -i "$(film promise 12 '#3a3323' 'One promise, kept' 'Said once' 'Written down' 'Kept')" -f lavfi -i "$(audio 12)" -c:v libx264 -preset veryslow -crf 30 -g 48 -pix_fmt yuv420p -profile:v main -c:a aac -b:a 24k -ac 1 -shortest -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_fmp4_init_filename init.mp4 -hls_segment_filename 'promise/part%d.m4s' promise/index.m3u8
